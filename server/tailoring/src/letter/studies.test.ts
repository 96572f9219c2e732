import { expect, test } from '@jest/globals';
import { people } from '@sastre/reading/testing';
import type { EngineTask } from '../task/engine.ts';
import {
  isAcademic,
  namesSubject,
  studiesOf,
  unbracketed,
  whatWasLearned,
} from './studies.rules.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const study = (institution: string, degree: string, field = '') => ({
  institution,
  degree,
  field,
  isOver: true,
  because: [],
});

test.each([
  ['Universität Kassel', 'Bachelor of Science', true],
  ['Universitat Jaume I', 'Grado', true],
  ['Quantock University', 'PGCE', true],
  ['Escuela de Hostelería', 'Técnico (grado medio)', false],
  ['Instituto Sanitas Austral', 'Diplomado', false],
  ['Universität St. Gallen', 'Executive MBA', true],
  ['Taybridge College', 'HNC', false],
  ['Berufsschule Süd', 'Berufsabschluss', false],
])('only studies are called so: %s, %s', (institution, degree, isStudied) => {
  expect(isAcademic(study(institution, degree))).toBe(isStudied);
});

test.each([
  ['Ingeniería Industrial (tesis en proceso)', 'Calidad y procesos', true],
  ['Diplom-Ingenieur (FH) Maschinenbau', 'Konstruktion', true],
  ['Licenciatura en Economía', 'Economía aplicada', false],
  ['BSc (Hons)', 'Chemistry', false],
  ['Bachelor of Science', 'Physics', false],
  ['Bachelor of Nursing', 'Adult Nursing', false],
  ['Wirtschaftsdiplom', 'Handel', false],
])('a degree that names its own subject has the field as a part: %s, %s', (degree, field, does) => {
  expect(namesSubject({ degree, field })).toBe(does);
});

test('degree and field are told once, without brackets in brackets', () => {
  expect(whatWasLearned(study('', 'Geprüfte Bilanzbuchhalterin (IHK)', 'Bilanzbuchhaltung'))).toBe(
    'Geprüfte Bilanzbuchhalterin (IHK)',
  );
  expect(whatWasLearned(study('', 'Examen', 'Krankenpflege'))).toBe('Examen, Krankenpflege');
  expect(whatWasLearned(study('', 'Ausbildung', 'Mechatroniker'))).toBe('Mechatroniker');
  expect(unbracketed('Grado (en curso)')).toBe('Grado, en curso');
});

test.each([
  ['Universität St. Gallen, berufsbegleitend', 'Universität St. Gallen'],
  ['Open University (part-time)', 'Open University'],
  ['Fernstudium Hagen', 'Fernstudium Hagen'],
])('how somebody studied is no part of where: %s', (institution, where) => {
  const [education] = people.analystCv.education;
  const main = { ...people.analystCv, education: [{ ...education!, institution }] };
  const told = studiesOf({ main, requirements: [], now: NOW } as unknown as EngineTask);
  expect(told.map((one) => one.institution)).toEqual([where]);
});

test.each([
  ['Mittlere Reife', '2026-07', true],
  ['Mittlere Reife', '2027-07', false],
  ['Mittlere Reife', '2027', false],
  ['Mittlere Reife', '2026', true],
  ['Mittlere Reife (vorauss. Juli 2026)', '2026-07', false],
  ['Bachillerato (previsto 2026)', '2026', false],
])('what ends on a day to come is not over: %s, %s', (degree, endDate, isOver) => {
  const [education] = people.analystCv.education;
  const main = { ...people.analystCv, education: [{ ...education!, degree, endDate }] };
  const told = studiesOf({ main, requirements: [], now: NOW } as unknown as EngineTask);
  expect(told.map((one) => one.isOver)).toEqual([isOver]);
});
