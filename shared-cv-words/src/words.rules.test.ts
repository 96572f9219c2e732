import { expect, test } from '@jest/globals';
import { folded } from './words.rules.ts';

test('letters are told without their marks, however many there are', () => {
  expect(folded('Crème Brûlée, naïve')).toBe('creme brulee naive');
  expect(folded(`Zo\u0308e\u0301${'\u0323\u0301'.repeat(5_000)} Ada`)).toBe('zoe ada');
});
