import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Pages as a person would type them; `top` is how far below the edge their first lines stand. */
function pagesOf(texts: readonly string[], top = [20, 20]): StyledLine[] {
  return texts.flatMap((text, page) =>
    linesFrom(text).map((line, at) => ({
      ...{ ...line, page, id: page * 100 + line.id },
      box: { x: 50, y: (at === 0 ? (top[page] ?? 0) : 60) + at * 14, width: 200, height: 12 },
    })),
  );
}

const WORK = '# Work Experience\nRigger, Hafenwerk GmbH ¦ 2019 – 2021\n* Spliced ropes';
const INTERESTS = '# Interests\nSailing';

test.each([
  ['Lena Roth · Curriculum Vitae', 'Lena Roth · Curriculum Vitae'],
  ['Europass Curriculum Vitae', 'Europass Curriculum Vitae'],
])('what stands at one height on top of two pages is no part of them: %s', (first, second) => {
  const { cv, doubts } = readLines(
    pagesOf([`${first}\n# Lena Roth\nRigger\n${WORK}\n${INTERESTS}`, `${second}\nChess`]),
  );
  expect(cv.personal_info?.fullName).toBe('Lena Roth');
  expect(cv.sections?.[0]?.entries.map(({ name }) => name)).toEqual(['Sailing', 'Chess']);
  expect(doubts).toEqual([]);
});

test.each([
  'Lena Roth',
  'Lena Roth, Rigger',
  'Lena Roth – Résumé',
  'Curriculum Vitae',
  'Lena Roth | Page 2',
])('a later page that begins with whose it is goes on below that: %s', (second) => {
  const { cv, unplaced } = readLines(
    pagesOf([`# Lena Roth\nRigger\n${WORK}\n${INTERESTS}`, `${second}\nChess`], [60, 20]),
  );
  expect(cv.sections?.[0]?.entries.map(({ name }) => name)).toEqual(['Sailing', 'Chess']);
  expect(unplaced).toEqual([]);
});

test('a later page that begins with what somebody is says more than whose it is', () => {
  const { cv } = readLines(
    pagesOf([`# Lena Roth\nRigger\n${WORK}\n${INTERESTS}`, 'Rigger\nChess'], [60, 20]),
  );
  expect(cv.sections?.[0]?.entries.map(({ name }) => name)).toEqual(['Sailing', 'Rigger', 'Chess']);
});

test('what else stands at one height on top of two pages is not placed', () => {
  const { cv, unplaced } = readLines(
    pagesOf([`# Lena Roth\nRigger\n${WORK}`, `Private copy\n${INTERESTS}`, 'Private copy\nChess']),
  );
  expect(cv.sections?.[0]?.entries.map(({ name }) => name)).toEqual(['Sailing', 'Chess']);
  expect(unplaced.map(({ text }) => text)).toEqual(['Private copy']);
});

test.each([
  'Lena Roth · 2 / 2',
  'Lena Roth · 2',
  'Lena Roth – Seite 2 von 2',
  'Lena Roth, página 2 de 2',
])('a foot of the last page alone says whose document it is: %s', (foot) => {
  const { cv, unplaced } = readLines(
    pagesOf([`# Lena Roth\nRigger\n${WORK}`, `${INTERESTS}\nChess\n${foot}`]),
  );
  expect(cv.sections?.[0]?.entries.map(({ name }) => name)).toEqual(['Sailing', 'Chess']);
  expect(unplaced).toEqual([]);
});

test.each(['Lena Roth · 3', 'Bridge Club · 2', 'Lena Roth'])(
  'what ends a page and counts no pages in words of the head is told: %s',
  (last) => {
    const { cv } = readLines(
      pagesOf([`# Lena Roth\nRigger\n${WORK}`, `${INTERESTS}\nChess\n${last}`]),
    );
    expect(JSON.stringify(cv.sections)).toContain(last.split(' · ')[0]);
  },
);
