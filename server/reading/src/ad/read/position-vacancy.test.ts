import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';
import { readJobText } from '../layout/job-text.rules.ts';
import { readPosition } from './position.rules.ts';

test.each([
  ['St. Brigid looking for FT Kiln Technician\n\nTasks:\n- Fire glazes', 'Kiln Technician'],
  ['Glas für Ulm - Glaserin (m/w)\n\nAufgaben:\n- Glas schneiden', 'Glaserin (m/w)'],
  ['Consultoría de Hornos\n\nObjetivos:\n- Vigilar la cocción', 'Consultoría de Hornos'],
  ['Buscamos sumar a Abogado Ssr. para el estudio.\n\nTareas:\n- Redactar', 'Abogado Ssr'],
  [
    'Wir suchen eine/einen zuverlässige/en und freundliche/en Glaser für die Werkstatt (m/w/d)',
    'Glaser für die Werkstatt (m/w/d)',
  ],
  ['Panadero por reemplazo maternal\n\nFunciones:\n- Amasar pan', 'Panadero'],
  ['Glazier (maternity cover)\n\nYour tasks:\n- Cut glass', 'Glazier'],
  ['Glaser (m/w/d) ID: 4711\n\nAufgaben:\n- Glas schneiden', 'Glaser (m/w/d)'],
  ['Glaser (m/w/d) Kennziffer 12-A\n\nAufgaben:\n- Glas schneiden', 'Glaser (m/w/d)'],
  [
    'Para una fábrica del norte, nos encontramos en la búsqueda de un Maestro Vidriero : sus tareas',
    'Maestro Vidriero',
  ],
  ['Come paint with us! Now Hiring a Paint Technician\n\nTasks:\n- Mix glazes', 'Paint Technician'],
  ['Solicitamos Maestro Vidriero\n\nRequisitos:\n- Pulso firme', 'Maestro Vidriero'],
  [
    'Technische Zeichnung (m/w/d) Öfen - Initech Ulm\n\n## Deine Position\n- Unterstützung des Vertriebs',
    'Technische Zeichnung (m/w/d) Öfen',
  ],
  ['Glaser*in ab 20h (m/w/d)\n\nAufgaben:\n- Glas schneiden', 'Glaser*in (m/w/d)'],
  ['Neumóloga/o - Clínica del Lago\n\nRequisitos:\n- Título de neumología', 'Neumóloga/o'],
])('why a post is free and its number are no part of its name: %s', (ad, position) => {
  expect(readPosition(readJobText(ad), '')).toBe(position);
});

test('a name with a dash that a sentence says again whole', () => {
  const ad =
    'Bakery - Night Porter\nUlm\n\nInitech is seeking a Bakery - Night Porter to join our team.\n\nYour tasks:\n- Carry flour';
  expect(readPosition(readJobText(ad), 'Initech')).toBe('Bakery - Night Porter');
});

test('a title that says whom it seeks is no heading of demands', () => {
  const ad =
    'Panadero con experiencia\n\n¡Sé parte del mejor horno del barrio! Amasamos desde 1950.\n\nRequisitos:\n- Carnet B';
  expect(readPosition(readJobText(ad), '')).toBe('Panadero');
  expect(askedIn(ad)).toEqual(['must Carnet B']);
});

test('whom the reader is to hire is not the post', () => {
  const tasks = 'You hire glaziers and run the kiln. You will need helpers.';
  expect(readPosition(readJobText(`We look for a Head of Glassworks. ${tasks}`), '')).toBe(
    'Head of Glassworks',
  );
  expect(readPosition(readJobText(tasks), '')).toBe('');
});
