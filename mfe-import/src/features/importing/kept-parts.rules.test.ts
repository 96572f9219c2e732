import { expect, test } from '@jest/globals';
import { defaultCvContent } from '@sastre/shared-contracts/api';
import { keptPartsOf, withKeptParts } from './kept-parts.rules.ts';

test('what a file has beside the fields can be left out and taken back, with nothing else lost', () => {
  const extra = { pets: 1, jsonResume: { basics: { postalCode: '10001' } } };
  const cv = { ...defaultCvContent, extra };
  const without = withKeptParts(cv, undefined);
  expect(without.extra).toEqual({ pets: 1 });
  expect(keptPartsOf(without)).toBeUndefined();
  expect(withKeptParts(without, keptPartsOf(cv))).toEqual(cv);
  expect(withKeptParts(defaultCvContent, undefined)).toEqual(defaultCvContent);
});
