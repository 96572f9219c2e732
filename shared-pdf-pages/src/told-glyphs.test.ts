import { expect, test } from '@jest/globals';
import { zlibSync } from 'fflate';
import { toldGlyphs } from './told-glyphs.ts';

/** A file with a page that draws so. */
function fileOf(...pages: readonly string[]): Uint8Array {
  const [start, end] = ['1 0 obj\n<</Filter /FlateDecode>> stream\n', '\nendstream\nendobj\n'].map(
    (text) => new TextEncoder().encode(text),
  ) as [Uint8Array, Uint8Array];
  return new Uint8Array(
    pages.flatMap((page) => [...start, ...zlibSync(new TextEncoder().encode(page)), ...end]),
  );
}
const drawn = (said: string, code: string) =>
  `/Span<</ActualText ${said} >> BDC\n5.4 0 Td <${code}> Tj\nEMC\n`;

test('a glyph reads what the page says of it, whatever its font does', () => {
  const file = fileOf(drawn('(2)', 'F6B3') + drawn('(7)', 'F6B8'), drawn('<FEFF00660069>', '41'));
  expect([...toldGlyphs(file)]).toEqual([
    [0xf6b3, '2'],
    [0xf6b8, '7'],
    [0x41, 'fi'],
  ]);
});

test('several glyphs together, and one that is said to be two things, are not told', () => {
  const several = drawn('(12)', 'F6B2> Tj 8 0 Td <F6B3');
  expect(toldGlyphs(fileOf(several, drawn('(2)', 'F6B3'), drawn('(3)', 'F6B3'))).size).toBe(0);
});
