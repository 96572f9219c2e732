import { expect, test } from '@jest/globals';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnGlyphs } from './drawn-glyphs.ts';
import { withUnnamedGlyphs } from './unnamed-glyphs.rules.ts';

const WIDTHS: Record<string, number> = { f: 400, i: 333, l: 333, t: 410 };
/** What a page draws in one font: a number stands for a glyph without a name, so wide. */
function drawing(...glyphs: readonly (string | number)[]) {
  const all = glyphs.flatMap((glyph) =>
    typeof glyph === 'number'
      ? [{ unicode: '\u0000', width: glyph }]
      : [...glyph].map((sign) => ({ unicode: sign, width: WIDTHS[sign] ?? 500 })),
  );
  return drawnGlyphs({
    fnArray: [OPS.setFont, OPS.showText],
    argsArray: [['g_1', 10], [all]],
  });
}

test.each([
  ['ff', 800],
  ['fi', 733],
  ['ffi', 1133],
  ['tt', 820],
])('%s that a font has no name for is told by its width', (letters, width) => {
  expect(withUnnamedGlyphs(['di\u0000erent'], drawing('filt', 'di', width, 'erent'))).toEqual([
    `di${letters}erent`,
  ]);
});

test('a letter that nobody can tell is marked, and what stands alone stays an icon', () => {
  const texts = ['555', ' \u0005 ', 'o\u0000ice'];
  expect(withUnnamedGlyphs(texts, drawing('555', 3000, 'o', 900, 'ice'))).toEqual([
    '555',
    ' \u0005 ',
    'o\ufffdice',
  ]);
});

test('texts without such glyphs are left alone', () => {
  expect(withUnnamedGlyphs(['a\tb'], drawing('a', 800, 'b'))).toEqual(['a\tb']);
});

test('what the file says of a glyph goes before its width', () => {
  const drawn = drawing('(', 800, 800, ')').map((glyph, at) => ({ ...glyph, code: 60 + at }));
  const told = new Map([
    [61, '2'],
    [62, '1'],
  ]);
  expect(withUnnamedGlyphs(['(\u0000\u0000)'], drawn, () => told)).toEqual(['(21)']);
});
