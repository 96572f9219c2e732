import { expect, test } from '@jest/globals';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkGlyphs } from './check-glyphs.ts';
import { expectedDocument } from '../expected/expected-document.ts';

type Placed = readonly [text: string, column: number, row: number];

/** Findings of order about paragraphs that stand at these columns and rows. */
function find(paragraphs: readonly (readonly Placed[])[]) {
  const glyphs = paragraphs
    .flat()
    .flatMap(([text, column, row]) =>
      setLines([...Array.from({ length: row }, () => ''), ' '.repeat(column) + text]),
    );
  const html = paragraphs.map((lines) => `<p>${lines.map(([text]) => text).join(' ')}</p>`);
  return checkGlyphs(expectedDocument(`<body>${html.join('')}</body>`), glyphs, () => 'a', [
    'a',
  ]).filter(({ kind }) => kind === 'order');
}

test('two sentences of which each line is followed by one of the other are found, a table is not', () => {
  const story = [
    [['I led the rebuilding of the', 0, 0]],
    [['Since then I have taught', 50, 0]],
    [['old church and its library.', 0, 1]],
    [['history at the college.', 50, 1]],
  ] as const;
  expect(find(story)).toMatchObject([{ text: 'I led the rebuilding of the' }]);
  const table = [
    [['led a team of ten', 0, 0]],
    [['wrote the budget', 50, 0]],
    [['cut the costs by half', 0, 1]],
    [['hired three people', 50, 1]],
  ] as const;
  expect(find(table)).toEqual([]);
});

test('values that have changed their lines are found, values on their own are not', () => {
  const labels = (first: number, second: number) =>
    find([
      [
        ['Wish:', 0, 0],
        ['nothing', 50, first],
      ],
      [
        ['Bank:', 0, 1],
        ['a lot', 50, second],
      ],
    ]);
  expect(labels(1, 0)).not.toEqual([]);
  expect(labels(0, 1)).toEqual([]);
});

test('columns from the last to the first are found, a sidebar on the right that comes first is not', () => {
  const backwards = [[['Piraeus', 40, 0]], [['clerk', 20, 0]], [['2013', 0, 0]]] as const;
  expect(find(backwards)).toMatchObject([{ text: '2013' }]);
  expect(find(backwards.slice(1))).toEqual([]);
});

test('two columns of one text from right to left are found, a narrower or lower one on the right is not', () => {
  const right = (column: number, row = 0) =>
    [
      ['Planned the renewal of nine', column, row],
      ['pumping stations for Uppsala.', column, row + 1],
    ] as const;
  const left = [
    ['Led the tender for a new main', 0, 0],
    ['between the lake and works.', 0, 1],
  ] as const;
  expect(find([right(40), left])).toMatchObject([{ text: 'Led the tender for a new main' }]);
  expect(find([left, right(40)])).toEqual([]);
  expect(find([right(40, 1), left])).toEqual([]);
  const narrow = [
    ['About me and', 40, 0],
    ['where I live.', 40, 1],
  ] as const;
  expect(find([narrow, left])).toEqual([]);
  const list = [
    ['Swedish, English', 40, 0],
    ['and some of Polish beside it', 40, 1],
  ] as const;
  expect(find([list, left])).toEqual([]);
});
