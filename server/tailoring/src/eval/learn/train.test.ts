import { expect, test } from '@jest/globals';
import { hashOf } from '@sastre/reading/learnt';
import { fit } from './fit.ts';
import { train, type Example } from './train.ts';

const examples: Example[] = Array.from({ length: 20 }, () => [
  { features: ['word=excel', 'form=point'], label: 'must' as const },
  { features: ['word=holiday', 'form=point'], label: undefined },
]).flat();

test('words that ask are told from those that do not, the same each time', () => {
  const table = train(examples, 10);
  expect(table.get(hashOf('word=excel'))?.must).toBeGreaterThan(1);
  expect(table.get(hashOf('word=holiday'))?.must).toBeLessThan(-1);
  expect(train(examples, 10)).toEqual(table);
});

test('only the weights that matter most are kept', () => {
  expect(train(examples, 2).size).toBe(2);
});

test('a sign that is right gets a vote, one that says nothing hardly any', () => {
  const rows = [1, -1, 1, -1].map((sign, at) => [sign, at < 2 ? 1 : -1]);
  const [right = 0, idle = 1] = fit(rows, [true, false, true, false]);
  expect(right).toBeGreaterThan(1);
  expect(Math.abs(idle)).toBeLessThan(0.1);
});
