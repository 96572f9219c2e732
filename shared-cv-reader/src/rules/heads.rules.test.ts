import { expect, test } from '@jest/globals';
import { hasPeriod } from './entries.rules.ts';
import { blocksByHeads } from './heads.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const blocks = (text: string) =>
  blocksByHeads(linesFrom(text), hasPeriod)?.map((block) => block.map((line) => line.text));

test('a position that looks as the house above its dates belongs to it', () => {
  expect(
    blocks(`# Harbour Foundry
2019 – 2021
# Planner
Planned the casting.
Kept the stores.
# Cask Works
2015 – 2018
# Cooper
# Kelp College
2010 – 2014
# Teacher
Taught glass.`),
  ).toEqual([
    ['Harbour Foundry', '2019 – 2021', 'Planner', 'Planned the casting.', 'Kept the stores.'],
    ['Cask Works', '2015 – 2018', 'Cooper'],
    ['Kelp College', '2010 – 2014', 'Teacher', 'Taught glass.'],
  ]);
});

test('a date that ends a sentence is none of an entry', () => {
  const [line] = linesFrom('January 2016.');
  expect(line !== undefined && hasPeriod(line)).toBe(false);
});
