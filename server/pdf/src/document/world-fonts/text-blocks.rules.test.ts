import { expect, test } from '@jest/globals';
import { readBlocks as read, writeBlocks } from './text-blocks.rules.ts';

const readBlocks = (content: string) => read(content, () => 400);
const LATIN = 'BT\n/F9 12.5 Tf\n1 0 0 -1 0 42 Tm\n<0001> Tj\n6.25 0 Td <00020003> Tj\nET\n';
const ARABIC =
  'BT\n/ReversedChars BMC\n/Span<</ActualText <FEFF0636> >> BDC\n/F4 36 Tf\n1 0 0 -1 0 42 Tm\n32.25 -1.5 Td <0100> Tj\n-21.5 1.5 Td <0029> Tj\nEMC\n5 0 Td <001F> Tj\nEMC\nET\n';
const AROUND = ['q\n/P <</MCID 3 >>BDC\n', 'EMC\nQ\n'] as const;

test('a text object is read as glyphs at their places', () => {
  expect(readBlocks(AROUND[0] + LATIN + AROUND[1])).toEqual([
    AROUND[0],
    {
      ...{ font: 'F9', size: '12.5', matrix: '1 0 0 -1 0 42', reversed: false },
      clusters: [
        { text: undefined, shown: [{ codes: [1], x: 0, y: 0 }] },
        { text: undefined, shown: [{ codes: [2, 3], x: 6.25, y: 0 }] },
      ],
    },
    AROUND[1],
  ]);
});

test('glyphs that have one text are one cluster', () => {
  expect(readBlocks(ARABIC)).toMatchObject([
    {
      reversed: true,
      clusters: [
        {
          text: 'ض',
          shown: [
            { codes: [0x100], x: 32.25, y: -1.5 },
            { codes: [0x29], x: 10.75, y: 0 },
          ],
        },
        { text: undefined, shown: [{ codes: [0x1f], x: 15.75, y: 0 }] },
      ],
    },
  ]);
});

test('what is written is read as the same', () => {
  const parts = readBlocks(AROUND[0] + LATIN + ARABIC + LATIN + AROUND[1]);
  expect(readBlocks(writeBlocks(parts))).toEqual(parts);
});

test('a glyph without a step stands where the one before ends, the next step starts from the last one', () => {
  const block = LATIN.replace('ET\n', '<0004> Tj\n1 0 Td <0005> Tj\nET\n');
  const places = readBlocks(block).flatMap((part) =>
    typeof part === 'string' ? [] : part.clusters.flatMap(({ shown }) => shown.map(({ x }) => x)),
  );
  expect(places).toEqual([0, 6.25, 16.25, 7.25]);
  expect(read(block, () => undefined)).toEqual([block]);
});

test('a glyph at the place of the one before stays there', () => {
  const zeroWidth = '/Span<</ActualText <FEFF200B> >> BDC\n6 0 Td <0001> Tj\nEMC\n';
  const block = LATIN.replace('ET\n', `${zeroWidth}0 0 Td <0002> Tj\nET\n`);
  expect(writeBlocks(readBlocks(block))).toBe(block);
});

test('the text of a ligature may be written as it is', () => {
  const block = LATIN.replace('<0001> Tj', '/Span<</ActualText (ff) >> BDC\n<0001> Tj\nEMC');
  expect(readBlocks(block)).toMatchObject([{ clusters: [{ text: 'ff' }, {}] }]);
});

test('steps do not add up to a shift', () => {
  const steps = Array.from({ length: 300 }, () => '3.3333333 0 Td <0001> Tj\n').join('');
  const [before] = readBlocks(LATIN.replace('ET\n', `${steps}ET\n`));
  const [after] = readBlocks(writeBlocks(before === undefined ? [] : [before]));
  const endOf = (part: typeof before) =>
    typeof part === 'object' ? (part.clusters.at(-1)?.shown[0]?.x ?? 0) : 0;
  expect(endOf(before)).toBeGreaterThan(1000);
  expect(endOf(after)).toBeCloseTo(endOf(before), 5);
});

test.each(['2 Tr\n', '[<0001> 5 <0002>] TJ\n', '/F7 8 Tf\n', '(text) Tj\n'])(
  'a text object with %j is left as it is written',
  (line) => {
    const strange = LATIN.replace('ET\n', `${line}ET\n`);
    expect(readBlocks(AROUND[0] + strange)).toEqual([AROUND[0], strange]);
  },
);

test('a text object without text is left out', () => {
  expect(readBlocks(`${LATIN}BT\nET\n${AROUND[1]}`)).toHaveLength(2);
});

test('a text object stands where its first glyph does', () => {
  const later = LATIN.replace('<0001> Tj', '20.5 -1 Td <0001> Tj');
  expect(writeBlocks(readBlocks(later))).toBe(LATIN.replace('0 42 Tm', '20.5 43 Tm'));
});
