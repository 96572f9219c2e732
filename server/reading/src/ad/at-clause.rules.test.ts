import { expect, test } from '@jest/globals';
import { readJobText } from './layout/job-text.rules.ts';
import { readRequirements } from './read/requirements.rules.ts';
import { upToClause } from './at-clause.rules.ts';

const terms = (text: string) => readRequirements(readJobText(text)).map(({ term }) => term);

test.each([
  [
    'Own our data models and write them down so that analysts can find their way around the warehouse',
  ],
  [
    'Commission new filling lines at customer sites in the UK and Ireland (about 60 nights away per year)',
  ],
  [
    'führst ein Team aus 11 Köchen und Servicekräften in einem Versicherungsgebäude mit 500 Gästen am Tag',
  ],
])('a task that fits is told to its end: %s', (task) => {
  expect(terms(`Your tasks\n- ${task}`)).toEqual([task]);
});

test('a long one ends where a clause of it does', () => {
  const [first, second] = [
    'Plan the yearly stocktaking of all nine warehouses with the shift leaders on the ground',
    ' while the accountants of the northern and of the southern region look after the figures of the year before',
  ];
  expect(upToClause(first + second)).toBe(first);
  const aside =
    'Plan the yearly stocktaking of all nine sites (north, south, and those in between) with everyone';
  expect(
    upToClause(`${aside}, once they are back from the holidays that all of them take in August`),
  ).toBe(aside);
});

test('what has no end of a clause is cut between words', () => {
  const words = Array.from({ length: 40 }, (_none, at) => `word${at}`);
  expect(upToClause(words.join(' '))).toBe(words.slice(0, 22).join(' '));
});
