import { expect, test } from '@jest/globals';
import { joiningWords } from './joining-words.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const ABOVE = '# Elif Quarles\n# Education\n';

test.each([
  [
    'between a degree and its field',
    'MSc in Soil Physics\nUniversity of Upper Orrey ¦ 2011 – 2013',
  ],
  ['before a mark', 'BSc Geology ¦ 2011 – 2014\nUniversity of Upper Orrey\nOverall GPA: 3.8'],
  ['before a mark behind a degree', 'MSc in Law; GPA: 3.8 ¦ 2011 – 2014\nUniversity of Orrey'],
  ['in capitals', 'MSC IN SOIL PHYSICS ¦ 2011 – 2013\nUNIVERSITY OF UPPER ORREY'],
])('what joins the values of a course is not left to be placed: %s', (_where, course) => {
  const { cv, unplaced } = readLines(linesFrom(ABOVE + course));
  expect(cv.education?.[0]?.degree).toMatch(/^(?:MSc|BSc|MSC)$/);
  expect(unplaced).toEqual([]);
});

test('what says more stays to be placed', () => {
  const { unplaced } = readLines(
    linesFrom(`${ABOVE}MSc in Law ¦ 2011 – 2014\nUniversity of Orrey\nHeld in spring in Kent.`),
  );
  expect(unplaced.map(({ text }) => text)).toEqual(['Held in spring in Kent.']);
});

test('a word is left as often as its parts do not have it', () => {
  const whole = { text: 'in Art in Time in', lines: [3] };
  expect(joiningWords(whole, ['in Art', 'Time'])).toEqual({ text: 'in in', lines: [3] });
});
