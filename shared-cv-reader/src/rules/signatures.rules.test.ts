import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const interests = (end: string) => {
  const { cv, unplaced } = readLines(
    linesFrom(`# Ilse Brandt\nilse@brandt.example\n# Interessen\nWandern\nKlettern\n${end}`),
  );
  const names = cv.sections?.flatMap(({ entries }) => entries.map(({ name }) => name));
  return { names, unplaced: unplaced.map(({ text }) => text).join(' ') };
};

test.each([
  'Ilse Brandt\nUlm, 4. September 2018',
  'Ulm, den 04.09.2018\nIlse Brandt',
  'Madrid, a 4 de septiembre de 2018',
  'Stow-on-the-Wold, 4 September 2018.',
])('where, when and who signs is no interest: %s', (end) => {
  const { names, unplaced } = interests(end);
  expect(names).toEqual(['Wandern', 'Klettern']);
  expect(unplaced).toContain('2018');
});

test('what only names a town or a year is told', () => {
  expect(interests('Ulm, 2018').names).toContain('Ulm');
});
