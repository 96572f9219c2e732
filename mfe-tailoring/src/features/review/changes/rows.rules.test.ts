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

test('what is one word with a level and not in the CV can be added', () => {
  const kinds = ['tool', 'skill', 'language', 'degree', 'years', 'duty'] as const;
  expect(kinds.filter((kind) => isAddable({ kind, group: 'not-yours' }))).toEqual([
    'tool',
    'skill',
    'language',
  ]);
  expect(isAddable({ kind: 'tool', group: 'unsaid' })).toBe(false);
});
