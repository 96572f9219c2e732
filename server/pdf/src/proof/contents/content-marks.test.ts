import { expect, test } from '@jest/globals';
import { contentMarks } from './content-marks.ts';

test('marks come in the order in which they begin, with what their glyphs stand for', () => {
  const content = `/P <</MCID 0>>BDC
BT /F4 10 Tf <0003> Tj /Span<</ActualText <FEFF00660066> >> BDC <00120013> Tj EMC
/ReversedChars BMC /Span<</ActualText (\\)a\\\\ \\101)>> BDC [<0012> 3 <0013>] TJ EMC EMC ET EMC`;
  expect(contentMarks(content)).toEqual([
    { actualText: undefined, noGlyph: false, fonts: new Set(['F4']) },
    { actualText: 'ff', noGlyph: false, fonts: new Set(['F4']) },
    { actualText: undefined, noGlyph: false, fonts: new Set() },
    { actualText: ')a\\ A', noGlyph: false, fonts: new Set(['F4']) },
  ]);
});

test('a mark knows the fonts of what it shows itself, also where the state is restored', () => {
  const content = `/P <</MCID 0>>BDC /F4 9 Tf <01> Tj q /F5 9 Tf <02> Tj /Span BMC <03> Tj EMC Q EMC
/P <</MCID 1>>BDC [<04>] TJ EMC /P <</MCID 2>>BDC /F6 9 Tf EMC`;
  const fonts = contentMarks(content).map((mark) => [...mark.fonts]);
  expect(fonts).toEqual([['F4', 'F5'], ['F5'], ['F4'], []]);
});

test('the glyph for what a font lacks is seen at its own two bytes only', () => {
  const glyphs = ['<00120000>', '<12000012>', '<0000>', '<0012>'];
  const content = glyphs.map((glyph) => `/Span<</ActualText (x)>>BDC ${glyph} Tj EMC`).join('\n');
  expect(contentMarks(content).map(({ noGlyph }) => noGlyph)).toEqual([true, false, true, false]);
});

test('marks of groups come where the groups are drawn, with their own fonts', () => {
  const inner = { content: '/P <</MCID 2>>BDC /F4 9 Tf <01> Tj EMC', groups: new Map() };
  const outer = { content: '/X1 Do', groups: new Map([['X1', inner]]) };
  const content = '/P <</MCID 0>>BDC /F4 9 Tf <01> Tj EMC /X6 Do /P <</MCID 1>>BDC <02> Tj EMC';
  const fonts = contentMarks(content, new Map([['X6', outer]])).map((mark) => [...mark.fonts]);
  expect(fonts).toEqual([['F4'], ['X6/X1/F4'], ['F4']]);
});
