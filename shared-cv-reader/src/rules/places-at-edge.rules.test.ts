import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import type { StyledLine } from './styled-line.types.ts';
import { jobsOf } from './work.rules.ts';

/** Lines whose last cells end at the right edge of the page. */
const atEdge = (text: string): StyledLine[] =>
  linesFrom(text).map((line) => ({
    ...line,
    cells: line.cells.map((cell, at) => (at === 0 ? cell : { ...cell, end: 500 })),
  }));
const read = (text: string) =>
  jobsOf(atEdge(text)).map(({ position, company, place }) => [
    position?.text,
    company?.text,
    place?.text,
  ]);

test('above the dates at the right edge stands the place, where position and employer are said beside both', () => {
  expect(
    read(`Rowers GmbH ¦ Unterorrey
Koch ¦ Okt 2019 – heute

Kantine Nord ¦ Oberorrey, Ratz
Kellner ¦ Jul 2017 – Aug 2019`),
  ).toEqual([
    ['Koch', 'Rowers GmbH', 'Unterorrey'],
    ['Kellner', 'Kantine Nord', 'Oberorrey, Ratz'],
  ]);
});

test('above the dates at the right edge stands an employer, where nothing else names one', () => {
  expect(
    read(`Cook ¦ Rowers
Oslo ¦ Oct 2019 – present

Waiter ¦ Kelpers
Oslo ¦ Jul 2017 – Aug 2019`).map((job) => job.slice(0, 2)),
  ).toEqual([
    ['Cook', 'Rowers'],
    ['Waiter', 'Kelpers'],
  ]);
});
