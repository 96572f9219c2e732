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
