import { expect, test } from '@jest/globals';
import { isAcademic, unbracketed, whatWasLearned } from './studies.rules.ts';

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
  ['Taybridge College', 'HNC', false],
  ['Berufsschule Süd', 'Berufsabschluss', false],
])('only studies are called so: %s, %s', (institution, degree, isStudied) => {
  expect(isAcademic(study(institution, degree))).toBe(isStudied);
});

test('degree and field are told once, without brackets in brackets', () => {
  expect(whatWasLearned(study('', 'Geprüfte Bilanzbuchhalterin (IHK)', 'Bilanzbuchhaltung'))).toBe(
    'Geprüfte Bilanzbuchhalterin (IHK)',
  );
  expect(whatWasLearned(study('', 'Examen', 'Krankenpflege'))).toBe('Examen, Krankenpflege');
  expect(whatWasLearned(study('', 'Ausbildung', 'Mechatroniker'))).toBe('Mechatroniker');
  expect(unbracketed('Grado (en curso)')).toBe('Grado, en curso');
});
