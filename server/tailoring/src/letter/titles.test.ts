import { expect, test } from '@jest/globals';
import { positionIn, skillIn } from './names.rules.ts';
import { heldAs, positionAs } from './titles.rules.ts';

test.each([
  ['Diver', 'a Diver'],
  ['Steeplejack', 'a Steeplejack'],
  ['Assistant Shipwright', 'an Assistant Shipwright'],
  ['Head of Geography', 'Head of Geography'],
])('a trade that is held has its article: %s', (held, said) => {
  expect(heldAs(held, 'en', true)).toBe(said);
});

test.each([
  ['Contador/a General', 'contador/a general'],
  ['Analista de Calidad de Software (QA)', 'analista de calidad de software (QA)'],
  ['Ejecutiva de Ventas Industriales', 'ejecutiva de ventas industriales'],
  ['Encargada de Almacén Hortofrutícola', 'encargada de almacén hortofrutícola'],
  ['Asesora de Ventas Autos Nuevos', 'asesora de ventas autos nuevos'],
  ['Operario de Campo Agrícola', 'operario de campo agrícola'],
  ['Desarrolladora Backend Java', 'desarrolladora Backend Java'],
])('Spanish writes a post small, but for names: %s', (position, said) => {
  expect(positionAs(position, 'es', true)).toBe(said);
});

test.each([
  ['Cold calling', 'cold calling'],
  ['Patisserie', 'patisserie'],
  ['Power BI', 'Power BI'],
  ['German grammar', 'German grammar'],
])('a skill that is no name stands small inside a sentence: %s', (skill, said) => {
  expect(skillIn(skill, 'en', 'We look for a cook.')).toBe(said);
});

test('English writes the post applied for large', () => {
  expect(positionAs('Night nurse', 'en', true)).toBe('Night Nurse');
  expect(positionAs('head of housekeeping', 'en', true)).toBe('Head of Housekeeping');
  expect(positionAs('iOS developer (part-time)', 'en', true)).toBe('iOS Developer (Part-time)');
  expect(positionAs('jefa de cata', 'en', false)).toBe('jefa de cata');
});

test('what a post is about is told with it where the ad says it again', () => {
  const ad = (title: string) =>
    `${title}\nFell Hospital\n\nWe look for a nurse for our cardiac intensive care unit in Leeds.`;
  expect(positionIn(ad('Night nurse - Cardiac Intensive Care (m/f/d)'), 'Fell Hospital')).toBe(
    'Night nurse, Cardiac Intensive Care',
  );
  expect(positionIn(ad('Night nurse - Leeds Centre'), 'Fell Hospital')).toBe('Night nurse');
});

test.each([
  ['Die Stelle eines Grabungstechnikers (m/w/d) ist zu besetzen.', 'Grabungstechniker'],
  ['Wir suchen einen Zoologischen Präparator (m/w/d).', 'Zoologischer Präparator'],
])('a German post is called by its name, not by its case: %s', (ad, post) => {
  expect(
    positionIn(`Museum am Hang\n\n${ad}\n\nAufgaben\n- Pflege der Sammlung`, 'Museum am Hang'),
  ).toBe(post);
});
