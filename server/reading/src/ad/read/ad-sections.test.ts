import { expect, test } from '@jest/globals';
import { askedIn } from './asked-in.fixture.ts';

test('a heading adorned with a picture opens its section, also one of what is not asked', () => {
  const text =
    '🛠️ Qué vas a hacer\n· Podar los setos\n\n➕ Estaría bien\n· Excel\n\n🚫 Lo que no pedimos\n· SAP';
  expect(askedIn(text)).toEqual(['must Podar los setos', 'nice Excel']);
});

test('parts of an announcement that are counted in words', () => {
  const text =
    'SEGUNDA. Funciones del puesto.\na) Tramitar licencias.\nTERCERA. Requisitos.\na) Permiso C.\nCUARTA. Méritos.\na) Inglés B2.';
  expect(askedIn(text)).toEqual(['must Tramitar licencias', 'must Permiso C', 'nice Inglés']);
});

test.each([
  ['Wir brauchen jemanden, der\n\n- Klaviere stimmt,\n- Geigen repariert.'],
  ['For this we need somebody who\n\n- Klaviere stimmt,\n- Geigen repariert.'],
  ['Para este taller pensamos en una persona:\n\n- Klaviere stimmt,\n- Geigen repariert.'],
])('a sentence leads up to its list over a gap: %s', (text) => {
  expect(askedIn(text)).toEqual(['must Klaviere stimmt', 'must Geigen repariert']);
});

test('points with gaps between them are one list', () => {
  const text =
    '<p>Initech grows.</p><ul><li>Loading lorries</li>\n<li>Counting stock</li>\n<li>Sweeping the yard</li></ul>';
  expect(askedIn(text)).toEqual([
    'must Loading lorries',
    'must Counting stock',
    'must Sweeping the yard',
  ]);
});

test('a gendered ending is no open end of a line', () => {
  expect(
    askedIn('Profil\nAnerkennung als Logopäd*in\nFreude an Stimmen\nSchwindelfreiheit'),
  ).toEqual([
    'must Anerkennung als Logopäd*in',
    'must Freude an Stimmen',
    'must Schwindelfreiheit',
  ]);
});

test('a sentence may bring a heading of its own', () => {
  expect(askedIn('Excluyente: matrícula profesional. No excluyente: posgrado en riego.')).toEqual([
    'must matrícula profesional',
    'nice posgrado en riego',
  ]);
  expect(askedIn('Profil\n- Deutsch in Wort und Schrift\noptional: Holzbau')).toEqual([
    'must Deutsch',
    'nice Holzbau',
  ]);
});

test.each([
  ['What you can look forward to'],
  ['Good to know'],
  ['Gut zu wissen'],
  ['Darauf können Sie bauen'],
])('%s heads what is offered', (heading) => {
  expect(askedIn(`Requirements\n- Excel\n\n${heading}\n- Courses at the academy\n- A gym`)).toEqual(
    ['must Excel'],
  );
});

test('points may be numbered by parts, by small Roman figures and below numbered headings', () => {
  const text =
    '1.- FUNCIONES\n1.1. Podar los setos\n1.2. Regar el vivero\n\n2.- REQUISITOS\n2.1. Carné B\n2.2. Excel';
  expect(askedIn(text)).toEqual([
    'must Podar los setos',
    'must Regar el vivero',
    'must Carné B',
    'must Excel',
  ]);
  expect(
    askedIn('Key duties\n(i) Test the alarms\n(ii) Open the gates\n(iii) Sweep the yard'),
  ).toEqual(['must Test the alarms', 'must Open the gates', 'must Sweep the yard']);
});

test('a list in one line below its heading, or behind a heading with a full stop', () => {
  expect(
    askedIn('Aufgaben:\nDisposition der Züge, Abrechnung der Touren, Schulung der Fahrer\n'),
  ).toEqual([
    'must Disposition der Züge',
    'must Abrechnung der Touren',
    'must Schulung der Fahrer',
  ]);
  expect(askedIn('Tareas. Podar los setos; regar el vivero; cuidar las flores.')).toEqual([
    'must Podar los setos',
    'must regar el vivero',
    'must cuidar las flores',
  ]);
});

test.each([
  ['Wir suchen: Winzerin/Winzer'],
  ['Initech necesita un/a Dependiente/a para su tienda.'],
  ['¿Eres Panadero/a? En Initech damos soporte a los hornos de la sierra.'],
])('a post that is named asks for nothing: %s', (line) => {
  expect(askedIn(`${line}\n\nRequisitos\n- Excel`)).toEqual(['must Excel']);
});
