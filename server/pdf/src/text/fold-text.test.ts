import { expect, test } from '@jest/globals';
import { foldText } from './fold-text.ts';

test('a fraction is the same as its figures with a slash, which some readers give', () => {
  expect(foldText('1½')).toBe(foldText('11/2'));
});
