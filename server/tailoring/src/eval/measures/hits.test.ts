import { expect, test } from '@jest/globals';
import { assignHits, isSameTerm } from './hits.ts';

const gold = (term: string, accept: string[] = [], anyOf?: string[]) => ({
  ...{ term, accept, kind: 'tool', must: true },
  ...(anyOf ? { anyOf } : {}),
});

test('a term is right when it is, holds or is held by the words of a gold', () => {
  expect(isSameTerm('Basic Excel', 'excel')).toBe(true);
  expect(isSameTerm('Java', 'JavaScript')).toBe(false);
});

test('each gold counts once, and as many as can be are hit', () => {
  const { goldOf } = assignHits(
    ['plan routes with SAP', 'SAP'],
    [gold('SAP'), gold('plan routes')],
  );
  expect([...goldOf].toSorted()).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(assignHits(['SAP', 'SAP FI'], [gold('SAP')]).goldOf.size).toBe(1);
});

test('another alternative of a choice is neither right nor wrong', () => {
  const { goldOf, alternatives } = assignHits(
    ['Python', 'Go'],
    [gold('Python or Go', [], ['Python', 'Go'])],
  );
  expect([goldOf.size, [...alternatives].length]).toEqual([1, 1]);
});
