import { expect, test } from '@jest/globals';
import { hashOf, learntWeights, packed, unpacked, weigh } from './weights.rules.ts';

const table = new Map([
  [hashOf('word=excel'), { must: 3.1, nice: 0.5, duty: -1 }],
  [hashOf('word=holiday'), { must: -2, nice: -2.5, duty: -3.1 }],
  [4_194_303, { must: 0.1, nice: 0, duty: 0 }],
]);

test('a table is the same after it was packed, but for a step', () => {
  const again = unpacked(packed(table));
  for (const [hash, weights] of table)
    for (const answer of ['must', 'nice', 'duty'] as const)
      expect(Math.abs((again.get(hash)?.[answer] ?? 99) - weights[answer])).toBeLessThan(0.06);
});

test('features that nothing was learnt of say nothing', () => {
  expect(weigh(['word=excel', 'word=never seen'], table)).toEqual({
    must: 3.1,
    nice: 0.5,
    duty: -1,
  });
});

test('the learnt table knows which words ask', () => {
  const { must } = weigh(['word=erfahr~'], learntWeights());
  expect(must).toBeGreaterThan(0);
  expect(weigh(['word=urlaub'], learntWeights()).must).toBeLessThan(0);
});
