import { describe, expect, test } from '@jest/globals';
import type { PageItem } from '@sastre/shared-pdf-pages';
import { readingOrder } from './columns.rules.ts';

const item = (y: number, x: number, text: string): PageItem => ({
  ...{ text, x, y, width: text.length * 4, size: 9 },
  ...{ bold: false, italic: false, font: 'text' },
});
const textsOf = (items: PageItem[]) =>
  readingOrder(items).map((region) => region.items.map(({ text }) => text));

test('a sidebar is a column, also where each heading of the text stands beside one of its lines', () => {
  const sidebar = [100, 137, 171, 220, 259, 303, 340, 379, 404].map((y) =>
    item(y, 25, `Something well known at ${y}`),
  );
  const text = ['Summary', 'Experience', 'Education'].flatMap((heading, at) => [
    item(101 + at * 120, 160, heading),
    ...Array.from({ length: 6 }, (_, line) =>
      item(116 + at * 120 + line * 15, 160, `What was done there, line ${at} ${line}`),
    ),
  ]);
  const words = (items: PageItem[]) => items.map((one) => one.text);
  expect(textsOf([...text, ...sidebar])).toEqual([words(sidebar), words(text)]);
});

test('headings in the margin stay beside what they are about', () => {
  const rows = ['Summary', 'Experience', 'Education'].flatMap((heading, at) => [
    item(100 + at * 60, 25, heading.padEnd(20, ' ')),
    ...Array.from({ length: 4 }, (_, line) =>
      item(100 + at * 60 + line * 12, 160, `What was done there, line ${at} ${line}`),
    ),
  ]);
  expect(readingOrder(rows)).toHaveLength(1);
});

test('headings in the margin stay there also where a line above them reaches into it', () => {
  const headings = ['Summary', 'Experience', 'Education', 'Skills'].map((heading, at) =>
    item(126 + at * 60, 25, heading.padEnd(20, ' ')),
  );
  const above = [item(100, 25, 'electric.example.ca'), item(112, 25, 'github.com/electric')];
  const text = Array.from({ length: 20 }, (_, line) =>
    item(121 + line * 12, 160, `What was done there, line ${line}`),
  );
  expect(readingOrder([...above, ...headings, ...text])).toHaveLength(1);
});

test('a sidebar with headings of its own is no margin of headings', () => {
  // Each heading of the sidebar chances to stand beside a line.
  const ys = [101, 119, 135, 161, 179, 209];
  const left = ['Skills', 'Welding', 'Drawing', 'Languages', 'German', 'Interests'].map(
    (text, at) => item(ys[at] ?? 0, 25, text.padEnd(20)),
  );
  const right = Array.from({ length: 12 }, (_, at) =>
    item(
      100 + at * 12,
      160,
      ['Summary', 'Experience'][at / 4] ?? `What was done there, line ${at}`,
    ),
  );
  const words = (items: PageItem[]) => items.map((one) => one.text);
  expect(textsOf([...left, ...right])).toEqual([words(left), words(right)]);
});

describe('rows with something beside each, below headings with nothing beside them', () => {
  const rows = [
    [item(100, 160, 'The last line of a job that was told above')],
    [item(130, 25, 'Skills'.padEnd(18))],
    [item(150, 25, 'Workshop'), item(150, 160, 'Welding, Turning, Milling and more')],
    [item(162, 160, 'Casting, Forging')],
    [item(174, 25, 'Office'), item(174, 160, 'Drawing, Counting')],
    [item(200, 25, 'Languages'.padEnd(18))],
    [item(220, 25, 'Welsh'), item(220, 160, 'native')],
    [item(232, 25, 'German'), item(232, 160, 'good')],
    [item(260, 25, 'Ulm, 12.11.2026')],
  ];

  test('are a table', () => {
    expect(readingOrder(rows.flat())).toHaveLength(1);
  });

  test('are columns where one of them has nothing beside it', () => {
    const sidebar = [
      ...rows.flat().filter(({ x }) => x < 100),
      item(240, 25, 'Norse, a little of it'),
    ];
    const text = Array.from({ length: 14 }, (_, at) =>
      item(104 + at * 14, 160, `What was done there, line ${at}`),
    );
    expect(readingOrder([...sidebar, ...text])).toHaveLength(2);
  });
});

describe('what the file itself tells', () => {
  const told = (items: PageItem[], headings: readonly string[]): PageItem[] =>
    items.map((one, at) => ({
      ...one,
      tag: {
        ...{ block: at, isItem: false, isLabel: false },
        ...(headings.includes(one.text) && { heading: 2 }),
      },
    }));
  const name = item(
    60,
    25,
    'A name that stands across both of the columns of the page, as names do',
  );
  const column = (x: number, ...texts: string[]) =>
    texts.map((text, at) => item(100 + at * 12, x, text));

  test('one column, then the other, are two, also where they are short', () => {
    const side = column(25, 'Dates', '2019', '2020', '2021');
    const text = column(160, 'Jobs', 'Cook', 'Head cook', 'Owner');
    const all = told([name, ...text, ...side], ['Dates', 'Jobs']);
    expect(
      readingOrder(all).map(({ flow, items }) => [flow, items.map((one) => one.text)]),
    ).toEqual([
      [0, [name.text]],
      [1, ['Dates', '2019', '2020', '2021']],
      [2, ['Jobs', 'Cook', 'Head cook', 'Owner']],
    ]);
  });

  test('columns begin with the headings beside each other, whatever stands above the first', () => {
    const above = item(88, 25, 'A school');
    const side = column(25, 'Skills', 'Bread', 'Soup', 'Cake');
    const text = column(160, 'Languages', 'Welsh', 'Norse', 'Manx');
    const all = told([name, above, ...side, ...text], ['Skills', 'Languages']);
    expect(readingOrder(all).map(({ items }) => items.map((one) => one.text))).toEqual([
      [name.text, 'A school'],
      ['Skills', 'Bread', 'Soup', 'Cake'],
      ['Languages', 'Welsh', 'Norse', 'Manx'],
    ]);
  });

  test('from side to side is a table', () => {
    const side = column(25, 'Dates', '2019', '2020', '2021');
    const text = column(160, 'Jobs', 'Cook', 'Head cook', 'Owner');
    const rows = side.flatMap((one, at) => [one, ...text.slice(at, at + 1)]);
    expect(readingOrder(told(rows, ['Dates', 'Jobs']))).toHaveLength(1);
  });

  test('from side to side again and again is no pair of columns, whatever the gap between', () => {
    const labels = [100, 140, 180, 220].map((y) => item(y, 25, 'Skills that are named'));
    const lists = labels.map(({ y }) => [
      item(y + 4, 160, 'SQL'),
      item(y + 19, 160, 'A list that is wrapped'),
    ]);
    const plain = labels.flatMap((label, at) => [label, ...(lists[at] ?? [])]);
    expect(readingOrder(told(plain, []))).toHaveLength(1);
  });

  test('a list that is set in columns belongs to what stands above it', () => {
    const list = [...column(25, 'Java', 'Go'), ...column(160, 'SQL', 'Git')];
    expect(readingOrder(told([item(88, 25, 'Skills'), ...list], ['Skills']))).toHaveLength(1);
  });
});

test('columns within a part stand below its heading, and end before that of the next', () => {
  const grid = [1, 2, 3, 4, 5].map((load) => `Rigging of loads and signals ${load}`);
  const left = grid.map((text, line) => item(120 + line * 12, 25, text));
  const right = grid.map((text, line) => item(120 + line * 13, 220, `${text}, abroad as well`));
  const across = item(220, 25, 'Cook at a canteen of which much more is said in a line across');
  const words = (items: PageItem[]) => items.map((one) => one.text);
  const heads = [item(100, 25, 'SKILLS'), item(200, 25, 'WORK EXPERIENCE')];
  expect(textsOf([...heads, ...left, ...right, across])).toEqual([
    ['SKILLS'],
    words(left),
    words(right),
    ['WORK EXPERIENCE', across.text],
  ]);
  const flows = readingOrder([...heads, ...left, ...right, across]).map(({ flow }) => flow);
  expect(flows).toEqual([0, 0, 0, 0]);
});

test('labels that end at one edge stand in their rows, whatever headings stand between them', () => {
  const ending = (y: number, text: string) => item(y, 150 - text.length * 4, text);
  const labels = ['Computer languages', 'Typesetting', 'Diving', 'Proof readers', 'Maps'];
  const rows = labels.flatMap((text, at) => [
    ending(100 + at * 20, text),
    item(100 + at * 20, 180, `What is known of ${text.toLowerCase()}`),
  ]);
  const headings = [ending(80, 'Computer Skills'), ending(200, 'Additional Information')];
  expect(readingOrder([...headings, ...rows])).toHaveLength(1);
});

test('names below an address are the last column of their table', () => {
  const address = ['ana.example.org', 'ana@example.org'].map((text, at) =>
    item(36 + at * 18, 440, text),
  );
  const rows = [100, 118, 136].flatMap((y) =>
    [46, 176, 306, 440].map((x) => item(y, x, `Tool ${x} ${y}`)),
  );
  expect(readingOrder([...address, ...rows])).toHaveLength(1);
});

test('columns that a file paints in no order are columns', () => {
  const painted = (x: number, from: number, block: number) =>
    [0, 1, 2, 3].map((line) => ({
      ...item(from + line * 12, x, `Something well known at ${x} ${from + line}`),
      tag: { block: block + line, isItem: false, isLabel: false },
    }));
  const left = [...painted(25, 100, 1), ...painted(25, 160, 20), ...painted(25, 220, 40)];
  const right = [...painted(260, 103, 50), ...painted(260, 165, 10), ...painted(260, 225, 30)];
  const words = (items: PageItem[]) => items.map((one) => one.text);
  const found = textsOf([...left, ...right]);
  expect(found).toHaveLength(2);
  expect(found[0]).toEqual(words(left));
});

test('a column that begins with a heading beside text of the other is read apart from there', () => {
  const name = item(60, 25, 'Ida Holt'.padEnd(60));
  const left = [
    '+47 22 00 11 22',
    'Bergen, Norway',
    'ida.example',
    'Skills',
    'Welding',
    'Turning',
  ].map((one, at) => item(100 + at * 20, 25, one.padEnd(19)));
  const right = ['Profile', 'Works with steel and people.', 'Builds bridges.', 'Work', 'Smith'].map(
    (one, at) => item([100, 113, 126, 160, 174][at] ?? 0, 180, one.padEnd(30)),
  );
  const more = [187, 213, 226].map((y) => item(y, 180, 'Worked at the yard in the north'));
  const words = (items: PageItem[]) => items.map((one) => one.text);
  expect(textsOf([name, ...left, ...right, ...more])).toEqual([
    words([name]),
    words(left),
    words([...right, ...more]),
  ]);
});

test('the short end of a paragraph across the page is of no column below it', () => {
  const across = [item(60, 25, 'Works with steel and with people, and '.padEnd(100, 'x'))];
  across.push(item(72, 25, 'likes both.'));
  const left = Array.from({ length: 8 }, (_, at) =>
    item(100 + at * 17, 25, `Built a bridge of stone ${at}`),
  );
  const right = Array.from({ length: 7 }, (_, at) =>
    item(121 + at * 13, 180, `Knows how to do all of ${at}`),
  );
  const words = (items: PageItem[]) => items.map((one) => one.text);
  expect(textsOf([...across, ...left, ...right])).toEqual([across, left, right].map(words));
});

test.each([
  ['Awards', 'References', 'Interests'],
  ['Preise', 'Referenzen', 'Interessen'],
  ['Premios', 'Referencias', 'Intereses'],
])(
  'dates and names at the end of a list are no columns where a heading has only names beside it: %s',
  (...headings) => {
    const [one = '', two = '', three = ''] = headings;
    const left = [
      ...[item(100, 45, one), item(115, 45, '11/2022'), item(160, 45, two), item(220, 45, three)],
      ...[235, 250, 265, 280].map((y) => item(y, 45, 'Something of the sea')),
    ];
    const right = [115, 130, 175, 190, 205].map((y) => item(y, 173, `Somebody somewhere, ${y}`));
    expect(readingOrder([...left, ...right])).toHaveLength(1);
    const named = [item(110, 173, three), ...right];
    expect(readingOrder([...left.filter(({ y }) => y !== 160), ...named]).length).toBeGreaterThan(
      1,
    );
  },
);
