import { expect, test } from '@jest/globals';
import { joinGlyphs } from './join-glyphs.rules.ts';

/** Each glyph is half the size wide. */
const join = (content: string) => joinGlyphs(content, () => 500);
const object = (...lines: readonly string[]) =>
  ['BT', '/F9 10 Tf', '1 0 0 -1 0 42 Tm', ...lines, 'ET', ''].join('\n');

test('glyphs that stand where the one before ends become one string', () => {
  const shown = object('<0001> Tj', '5 0 Td <0002> Tj', '<0003> Tj');
  expect(join(`q\n${shown}Q\n`)).toBe(`q\n${object('<000100020003> Tj')}Q\n`);
});

test('kerning is written in thousandths, and what is rounded does not add up', () => {
  const step = '4.8033 0 Td <0001> Tj';
  const [, written = ''] =
    /\[(.*)\] TJ/.exec(join(object('<0001> Tj', ...Array<string>(9).fill(step)))) ?? [];
  const backs = [...written.matchAll(/>(\d+)</g)].map(([, back]) => Number(back));
  expect(backs).toHaveLength(9);
  expect(backs.reduce((sum, back) => sum + back, 0)).toBe(Math.round(9 * 19.67));
});

test('a gap that parts words keeps its step, which begins where the line did', () => {
  const shown = object('<0001> Tj', '5 0 Td <0002> Tj', '9 0 Td <0003> Tj', '5 0 Td <0004> Tj');
  expect(join(shown)).toBe(object('<00010002> Tj', '14 0 Td <00030004> Tj'));
});

test('another height keeps its step, too', () => {
  const shown = object('<0001> Tj', '5 0 Td <0002> Tj', '5 3 Td <0003> Tj', '5 -3 Td <0004> Tj');
  expect(join(shown)).toBe(object('<00010002> Tj', '10 3 Td <0003> Tj', '5 -3 Td <0004> Tj'));
});

test('what has a text of its own is joined with nothing', () => {
  const span = ['/Span<</ActualText (ff) >> BDC', '5 0 Td <0003> Tj', 'EMC'];
  const shown = object('<0001> Tj', '5 0 Td <0002> Tj', ...span, '5 0 Td <0004> Tj');
  const [begins = '', , ends = ''] = span;
  expect(join(shown)).toBe(
    object('<00010002> Tj', begins, '10 0 Td <0003> Tj', ends, '5 0 Td <0004> Tj'),
  );
});

test('a text object that is written in another way stays as it is', () => {
  const strange = object('<0001> Tj', '2 Tr', '5 0 Td <0002> Tj');
  expect(join(strange)).toBe(strange);
});

test('glyphs of unknown width keep their steps', () => {
  const shown = object('<0001> Tj', '5 0 Td <0002> Tj', '<0003> Tj');
  expect(joinGlyphs(shown, () => undefined)).toBe(shown);
});
