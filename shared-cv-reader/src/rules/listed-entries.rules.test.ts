import { expect, test } from '@jest/globals';
import type { SectionKind } from '@sastre/shared-contracts/api';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

const read = (kind: SectionKind, text: string) =>
  addedOf(kind, linesFrom(text)).map(({ name, organisation }) =>
    [name?.text, organisation?.text].join(' | '),
  );

test('each item of a list is an entry, its dates in the line below', () => {
  const text = '* Welding, TÜV\nMar 2025\n* Forklift, WIFI Linz\nJun 2006';
  expect(read('certificates', text)).toEqual(['Welding | TÜV', 'Forklift | WIFI Linz']);
});

test('of three names the last one is the house, and a level belongs to the name', () => {
  expect(
    read('awards', '* Driver of the Year, Central Division, Arden Buses, 2017. Chosen by letters.'),
  ).toEqual(['Driver of the Year, Central Division | Arden Buses']);
  expect(read('certificates', '* Analyst, Level II, CFA Institute, 06/2020')).toEqual([
    'Analyst, Level II | CFA Institute',
  ]);
});

test('what was won names the entry where its house stands first', () => {
  expect(read('awards', '2017 ¦ Arden Buses\nDriver of the Year')).toEqual([
    'Driver of the Year | Arden Buses',
  ]);
});

test('words below an interest belong to it', () => {
  expect(read('interests', 'Music\nGardening\n* okra\n* beans')).toEqual([
    'Music | ',
    'Gardening | ',
  ]);
});

test('a comma within brackets parts nothing, and what stands there belongs to the name', () => {
  expect(read('certificates', '* Forklift (counterbalance, reach), ITSSA\nJun 2006')).toEqual([
    'Forklift (counterbalance, reach) | ITSSA',
  ]);
  expect(read('certificates', '* Site safety (8-hour refresher current)\nJun 2006')).toEqual([
    'Site safety (8-hour refresher current) | ',
  ]);
});

test('a glyph before a bold name with text below marks an entry', () => {
  const lines = linesFrom(
    '# Tide Clock\nA clock of tides, and where it shows them.\n# Rye Ledger\nA book of grain.',
  ).map((line) => ({ ...line, bullet: line.cells[0]?.runs[0]?.bold === true, gapAbove: 0.9 }));
  const entries = addedOf('projects', lines);
  expect(entries.map(({ name, texts }) => [name?.text, texts.map(({ text }) => text)])).toEqual([
    ['Tide Clock', ['A clock of tides, and where it shows them.']],
    ['Rye Ledger', ['A book of grain.']],
  ]);
});
