import { expect, test } from '@jest/globals';
import { sheetLayout } from './sheet-layout.rules.ts';

test('a page is told of the type and of all bullets that are left out', () => {
  expect(sheetLayout({ pdfOptions: { fontSize: 9 } })).toEqual({ pdfOptions: { fontSize: 9 } });
  expect(sheetLayout({ tailored: { foldedBullets: ['A'] } })).toEqual({ foldedBullets: ['A'] });
});

test('bullets that are all shown again are none, and not nothing said', () => {
  expect(sheetLayout({ pdfOptions: {}, tailored: { foldedBullets: undefined } })).toEqual({
    pdfOptions: {},
    foldedBullets: [],
  });
});
