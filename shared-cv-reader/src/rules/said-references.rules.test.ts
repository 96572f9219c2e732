import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const read = (text: string) =>
  addedOf('references', linesFrom(text)).map(({ name, organisation, texts }) => [
    name?.text,
    organisation?.text,
    texts.map((piece) => piece.text).join(' '),
  ]);
const ana = ['Ana Gil, Head Gardener', undefined, 'She knows every rose by name.'];
const bo = ['Bo Lund', undefined, 'I would hire him again at once.'];

test.each([
  ['above its speaker', 'She knows every rose by name.\n* Ana Gil, Head Gardener'],
  ['below its speaker', '# Ana Gil, Head Gardener\nShe knows every rose by name.'],
  ['before its speaker', 'She knows every rose by name. — Ana Gil, Head Gardener'],
  ['behind its speaker', 'Ana Gil, Head Gardener: She knows every rose by name.'],
  ['beside its speaker', 'Ana Gil, Head Gardener ¦ She knows every rose by name.'],
  ['beside a speaker of two lines', 'Ana Gil, ¦ She knows every rose by name.\nHead Gardener'],
  ['between quotes before its speaker', '“She knows every rose by name.” Ana Gil, Head Gardener'],
  ['between quotes', '“ She knows every rose by name. ”\n— Ana Gil, Head Gardener'],
])('what somebody says stands %s', (_where, text) => {
  expect(read(text)).toEqual([ana]);
});

test('its speaker has a title', () => {
  expect(read('"She knows every rose by name." Engr. Ana Gil')[0]?.[0]).toBe('Engr. Ana Gil');
});

test('several of them', () => {
  const text = 'She knows every rose by name.\n* Ana Gil, Head Gardener\n# Bo Lund';
  expect(read(`${text}\nI would hire him again at once.`)).not.toContainEqual(bo);
  const one = 'Ana Gil, Head Gardener ¦ She knows every rose by name.';
  expect(read(`${one}\nBo Lund ¦ I would hire him again at once.`)).toEqual([ana, bo]);
});

test('a house is the organisation, a job stays with the name, said or not', () => {
  expect(read('Ana Gil, Elm College: She knows every rose by name.')).toEqual([
    ['Ana Gil', 'Elm College', 'She knows every rose by name.'],
  ]);
  expect(read('Ana Gil, Head Gardener')).toEqual([['Ana Gil, Head Gardener', undefined, '']]);
});

test('a firm that ends with its form says nothing of anybody', () => {
  expect(read('Ana Gil, Bodegas del Sur S.A.\nDirectora general')).toEqual([
    ['Ana Gil', 'Bodegas del Sur S.A.', 'Directora general'],
  ]);
});
