import { expect, test } from '@jest/globals';
import { defaultPdfOptions } from '../index.ts';
import { pdfOptionsSchema } from './tailored.schema.ts';

const kept = (templateTypes: unknown) =>
  pdfOptionsSchema.safeParse({ ...defaultPdfOptions, templateTypes }).success;

test('how other templates were left is kept by their names, within the bounds of each value', () => {
  expect(kept({ 'serif-1': { fontSize: 9, spacing: 0.6 }, 'of-a-newer-page': {} })).toBe(true);
  expect(kept({ 'serif-1': { fontSize: 900 } })).toBe(false);
  expect(kept({ 'serif-1': { fontPair: 'lato' } })).toBe(false);
  expect(kept(Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`t${i}`, {}])))).toBe(false);
});
