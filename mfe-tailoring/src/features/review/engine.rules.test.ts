import { expect, test } from '@jest/globals';
import type { Edit } from '@sastre/shared-contracts/api';
import { ranBy } from './engine.rules.ts';

const edit = (given: Partial<Edit>): Edit => ({
  id: 'e1',
  path: 'personal_info.summary',
  op: 'rewrite',
  before: 'x',
  after: 'y',
  because: [],
  for: [],
  status: 'applied',
  ...given,
});
const confirmed = { by: 'u1', at: '2026-11-22T10:00:00Z', words: ['y'] };

test.each([
  ['proven ones alone', [edit({})], 'model'],
  ['a question that waits', [edit({ status: 'unproven', unproven: ['y'] })], 'model'],
  ['an own word that was taken back', [edit({ status: 'rejected', confirmed })], 'model'],
  ['an own word', [edit({}), edit({ confirmed })], 'modelAndWord'],
  ['unproven words that are applied', [edit({ unproven: ['y'] })], 'modelAndWord'],
] as const)('with %s', (_what, edits, expected) => {
  expect(ranBy({ engine: 'openai-compatible', edits: [...edits] })).toBe(expected);
});

test('the built-in engine and none are said as such', () => {
  expect(ranBy({ engine: 'rules', edits: [] })).toBe('rules');
  expect(ranBy({ engine: null, edits: [] })).toBe('none');
});
