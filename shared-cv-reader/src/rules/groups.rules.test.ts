import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import type { StyledLine } from './styled-line.types.ts';

/** Lines that fill theirs. */
const full = (text: string): StyledLine[] =>
  linesFrom(text).map((line, at) => ({
    ...line,
    room: 2,
    box: { x: line.indent, y: at * 12, width: 400, height: 10 },
  }));

test('rows that end with their dates are an entry each, however full', () => {
  const entries = addedOf(
    'certificates',
    full(
      'Glass Blowing (Basic) ¦ (Kelp Guild) 2023\nLime Specialist ¦ (Fern) 2022\nKilns ¦ (Orrey University) Feb 2022',
    ),
  );
  expect(entries.map(({ name, organisation }) => [name?.text, organisation?.text])).toEqual([
    ['Glass Blowing (Basic)', 'Kelp Guild'],
    ['Lime Specialist', 'Fern'],
    ['Kilns', 'Orrey University'],
  ]);
});

test('projects that are items of a list are an entry each, however long', () => {
  const lines = full(
    '* Echo: a paper of news from many sources, for whom it may concern\nand others\nelsewhere\n* Vita: a book of health\nand more of it\n* Pop: a book of days\nand more of it',
  );
  const entries = addedOf(
    'projects',
    lines.map((line) => ({ ...line, indent: 12 })),
  );
  expect(entries.map(({ name }) => name?.text)).toEqual(['Echo', 'Vita', 'Pop']);
});

test('what stands further in than a larger name belongs to it, whatever space parts it', () => {
  const lines = full(
    '# 1. Tide Clock\nWhat: a clock of tides\n\nWith: Rust\n# 2. Rye Ledger\n\nWhat: a book of grain\nWith: Go',
  ).map((line) => ({
    ...line,
    room: 300,
    indent: line.text.includes(':') ? 30 : 0,
    gapAbove: line.id === 2 ? 0.5 : 1,
  }));
  const entries = addedOf('projects', lines);
  expect(entries.map(({ name }) => name?.text)).toEqual(['1. Tide Clock', '2. Rye Ledger']);
  expect(entries[0]?.texts.map(({ text }) => text)).toEqual([
    'What: a clock of tides',
    'With: Rust',
  ]);
});

test('below a post and its years in one line stands whose it was', () => {
  const text = 'Trustee 2019 – 2022\nWells Garden';
  expect(
    addedOf('volunteer', linesFrom(text)).map((entry) => [
      entry.name?.text,
      entry.organisation?.text,
    ]),
  ).toEqual([['Trustee', 'Wells Garden']]);
});

/** Lines whose names before the first sign are bold, as what follows them is not. */
function withBoldNames(text: string, sign: string): StyledLine[] {
  return linesFrom(text).map((line) => {
    const [cell, ...dates] = line.cells;
    const [run] = cell?.runs ?? [];
    const end = cell?.text.indexOf(sign) ?? -1;
    if (cell === undefined || run === undefined || end < 0) return line;
    const name = { ...run, text: cell.text.slice(0, end), bold: true };
    const rest = { ...run, text: cell.text.slice(end) };
    return { ...line, cells: [{ ...cell, runs: [name, rest] }, ...dates] };
  });
}

test.each([
  ['Kelp and cod | Water Review | 06/2022', 'A study of three bays.', 'kelp.example/cod'],
  ['Seetang | Wasserbau | 03/2019', 'Leitfaden in vier Teilen.', 'seetang.example/teil'],
  ['Algas | Revista Mar | 09/2017', 'Estudio de tres bahías.', 'algas.example/mar'],
])(
  'names that begin in bold begin entries, whatever space parts what is told of them: %s',
  (head, said, address) => {
    const lines = withBoldNames([head, said, address, head, said].join('\n\n'), ' | ');
    const entries = addedOf('publications', lines);
    expect(entries.map(({ name }) => name?.text)).toEqual(Array(2).fill(head.split(' | ')[0]));
    expect(entries[0]?.texts.map(({ text }) => text)).toEqual([said]);
    expect(entries[0]?.url?.text).toBe(address);
  },
);

test('a referee whose name is bold is told in the lines up to the next one', () => {
  const text = 'Ana Gil | Kelp Works\n\nManaging Director\n\nBo Lund | Elm College\n\nTutor';
  const read = addedOf('references', withBoldNames(text, ' | '));
  expect(read.map(({ name, organisation }) => [name?.text, organisation?.text])).toEqual([
    ['Ana Gil', 'Kelp Works'],
    ['Bo Lund', 'Elm College'],
  ]);
});

test('a name in bold before its house has dates beside it, however few capitals it has', () => {
  const text =
    'How to save a wet book, Public talk in the town hall ¦ Mar 2022\nThe smell of bog water, Talk on the radio ¦ Sep 2021';
  expect(addedOf('custom', withBoldNames(text, ',')).map(({ name }) => name?.text)).toEqual([
    'How to save a wet book',
    'The smell of bog water',
  ]);
});
