import { expect, test } from '@jest/globals';
import type { Requirement } from '@sastre/shared-contracts/api';
import { isAddable, readRows } from './rows.rules.ts';

const requirement = (id: string, group: Requirement['group']): Requirement => ({
  id,
  group,
  term: id,
  kind: 'tool',
  need: 'must',
  quote: id,
  facts: [],
});

test('the counts are those of the rows', () => {
  const all = [
    requirement('a', 'not-yours'),
    requirement('b', 'shown'),
    requirement('c', 'unsaid'),
    requirement('d', 'shown'),
  ];
  const { rows, ...counts } = readRows(all);
  expect(rows.map(({ requirements }) => requirements.map(({ id }) => id).join())).toEqual([
    'b,d',
    'c',
    'a',
  ]);
  expect(counts).toEqual({ shown: 2, supported: 3, total: 4 });
  expect(readRows([])).toMatchObject({ shown: 0, supported: 0, total: 0 });
});

test('what the CV names without the level asked for stands in a row of its own, and is not reached', () => {
  const levelBelow = { held: 'Danish (B1)', asked: 'C1' };
  const { rows, ...counts } = readRows([
    requirement('a', 'shown'),
    requirement('b', 'unsaid'),
    { ...requirement('c', 'unsaid'), levelNotSaid: true },
    { ...requirement('d', 'not-yours'), levelBelow },
    requirement('e', 'not-yours'),
  ]);
  expect(rows.map(({ row, requirements }) => [row, ...requirements.map(({ id }) => id)])).toEqual([
    ['shown', 'a'],
    ['unsaid', 'b'],
    ['without-level', 'c', 'd'],
    ['not-yours', 'e'],
  ]);
  expect(counts).toEqual({ shown: 1, supported: 2, total: 5 });
});

test('what is one word with a level and not in the CV can be added', () => {
  const kinds = ['tool', 'skill', 'language', 'degree', 'years', 'duty'] as const;
  expect(kinds.filter((kind) => isAddable({ kind, group: 'not-yours' }))).toEqual([
    'tool',
    'skill',
    'language',
  ]);
  expect(isAddable({ kind: 'tool', group: 'unsaid' })).toBe(false);
});
