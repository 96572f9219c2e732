import { expect, test } from '@jest/globals';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawnGlyphs } from './drawn-glyphs.ts';
import { withDrawnHyphens } from './drawn-hyphens.rules.ts';

/** What a page draws: `~` is a hyphen that its font calls a soft one, `_` a step as wide as a space; each text is placed anew. */
function drawing(...texts: readonly string[]) {
  const glyphsOf = (text: string) =>
    [...text].map((sign) =>
      sign === '_' ? -300 : { unicode: sign === '~' ? '\u00ad' : sign, width: 500 },
    );
  const steps = texts.flatMap((text) => [
    { operator: OPS.setTextMatrix, args: [1, 0, 0, 1, 0, 0] as unknown },
    { operator: OPS.showText, args: [glyphsOf(text)] as unknown },
  ]);
  return drawnGlyphs({
    fnArray: steps.map(({ operator }) => operator),
    argsArray: steps.map(({ args }) => args),
  });
}

test.each([
  ['within a word', ['high~end tools'], ['highend tools'], ['high-end tools']],
  ['at the end of a line', ['an oper~', 'ator'], ['an oper', 'ator'], ['an oper-', 'ator']],
  ['between dates, behind spaces', ['2019 ~ 2021'], ['2019 2021'], ['2019 - 2021']],
  ['between dates, behind steps', ['2019_~_2021'], ['2019 2021'], ['2019 - 2021']],
  [
    'before the item of a list',
    ['Tasks', '~ Rigged lines'],
    ['Tasks', 'Rigged lines'],
    ['Tasks', '- Rigged lines'],
  ],
  ['twice', ['on~site set~up'], ['onsite setup'], ['on-site set-up']],
  ['beside a ligature', ['con\ufb02ict~free'], ['con\ufb02ictfree'], ['con\ufb02ict-free']],
])('a drawn hyphen that the texts lack is put back %s', (_where, drawn, texts, wanted) => {
  expect(withDrawnHyphens(texts, drawing(...drawn))).toEqual(wanted);
});

test('what is drawn beside the page and left out of its texts is passed over', () => {
  const drawn = drawing('never seen here', 'a well~known rigger at sea');
  expect(withDrawnHyphens(['a wellknown rigger at sea'], drawn)).toEqual([
    'a well-known rigger at sea',
  ]);
});

test('texts that the page does not draw in this order stay as they are', () => {
  expect(withDrawnHyphens(['abc', 'xyz'], drawing('xy~z', 'ab~c'))).toEqual(['abc', 'xyz']);
});

test('a page without such hyphens is left alone, whatever else differs', () => {
  expect(withDrawnHyphens(['other'], drawing('text'))).toEqual(['other']);
});
