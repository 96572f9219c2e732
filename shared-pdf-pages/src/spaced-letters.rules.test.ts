import { expect, test } from '@jest/globals';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnGlyphs } from './drawn-glyphs.ts';
import { withSpacedLetters } from './spaced-letters.rules.ts';

const PAIRS = new Set(['YA', 'AV', 'AT', 'LY']);

/** How a browser draws letters apart: each is moved to, pairs stand closer, a blank is drawn as such. */
function apart(text: string, gap: number, blank = 0.3) {
  const signs = [...text];
  return signs.flatMap((sign, at) => {
    const isPair = PAIRS.has(`${signs[at - 1] ?? ''}${sign}`);
    const before = signs[at - 1] === ' ' ? blank : 0.6;
    const step = at === 0 ? 0 : (before + gap - (isPair ? 0.1 : 0)) * 10;
    return [
      { operator: OPS.moveText, args: [step, 0] as unknown },
      { operator: OPS.showText, args: [[{ unicode: sign, width: sign === ' ' ? 300 : 600 }]] },
    ];
  });
}

/** How a file without blanks draws them: letters apart by their spacing, words by a step. */
const stepped = (text: string, gap: number) => [
  { operator: OPS.setCharSpacing, args: [gap * 10] as unknown },
  {
    operator: OPS.showText,
    args: [[...text].map((sign) => (sign === ' ' ? -500 : { unicode: sign, width: 600 }))],
  },
];

type Step = ReturnType<typeof apart>[number];

const begun: Step[] = [
  { operator: OPS.beginText, args: null },
  { operator: OPS.setFont, args: ['f', 10] },
  { operator: OPS.setTextMatrix, args: [1, 0, 0, 1, 0, 0] },
];
const glyphsOf = (...steps: readonly Step[][]) => {
  const all = steps.flatMap((own) => [...begun, ...own]);
  return drawnGlyphs({
    fnArray: all.map(({ operator }) => operator),
    argsArray: all.map(({ args }) => args),
  });
};

test('letters that stand apart are words where more parts them, whatever pairs stand closer', () => {
  const drawn = glyphsOf(apart('MAYA LYNDON', 0.15));
  const { texts, ends } = withSpacedLetters(['M A YA', ' ', 'LY N D O N'], drawn);
  expect(texts).toEqual(['MAYA LYNDON', '', '']);
  expect([...ends]).toEqual([[0, 2]]);
});

test('a hyphen and a point stay within their words', () => {
  const drawn = glyphsOf(apart('ANNA T. ROTH-VALE', 0.2));
  const { texts } = withSpacedLetters(['A N N A', 'T.', 'R O T H - VA L E'], drawn);
  expect(texts[0]).toBe('ANNA T. ROTH-VALE');
});

test('words of one stretch are told by the gaps between its letters', () => {
  const drawn = glyphsOf(stepped('WORK HISTORY', 0.15));
  expect(withSpacedLetters(['W O R K H I S T O R Y'], drawn).texts).toEqual(['WORK HISTORY']);
});

test('blanks typed between letters are not what parts words', () => {
  const drawn = glyphsOf(apart('E M I L   S T O R M', 0));
  expect(withSpacedLetters(['E M I L S T O R M'], drawn).texts).toEqual(['EMIL STORM']);
});

test('other text stays as it is, and so does what stands far from it', () => {
  const plain = glyphsOf(apart('A plain line of text', 0));
  expect(withSpacedLetters(['A plain line of text'], plain).texts).toEqual([
    'A plain line of text',
  ]);
  const two = glyphsOf(apart('SKILLS', 0.2), apart('TALKS', 0.2));
  const { texts, ends } = withSpacedLetters(['S K I L L S', 'T A L K S'], two);
  expect(texts).toEqual(['SKILLS', 'TALKS']);
  expect(ends.size).toBe(2);
});

test('levels as dots and grades as letters are no words', () => {
  const dots = glyphsOf(apart('●●●●○', 0.2));
  expect(withSpacedLetters(['● ● ● ● ○'], dots).texts).toEqual(['● ● ● ● ○']);
});
