import { expect, test } from '@jest/globals';
import { contentMarks } from './content-marks.ts';

test('marks come in the order in which they begin, with what their glyphs stand for', () => {
  const content = `/P <</MCID 0>>BDC
BT /F4 10 Tf <0003> Tj /Span<</ActualText <FEFF00660066> >> BDC <00120013> Tj EMC
/ReversedChars BMC /Span<</ActualText (\\)a\\\\ \\101)>> BDC [<0012> 3 <0013>] TJ EMC EMC ET EMC`;
  expect(contentMarks(content)).toEqual([
    { actualText: undefined, noGlyph: false },
    { actualText: 'ff', noGlyph: false },
    { actualText: undefined, noGlyph: false },
    { actualText: ')a\\ A', noGlyph: false },
  ]);
});

test('the glyph for what a font lacks is seen at its own two bytes only', () => {
  const glyphs = ['<00120000>', '<12000012>', '<0000>', '<0012>'];
  const content = glyphs.map((glyph) => `/Span<</ActualText (x)>>BDC ${glyph} Tj EMC`).join('\n');
  expect(contentMarks(content).map(({ noGlyph }) => noGlyph)).toEqual([true, false, true, false]);
});
