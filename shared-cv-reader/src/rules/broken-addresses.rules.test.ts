import { expect, test } from '@jest/globals';
import { unbroken } from './broken-addresses.rules.ts';
import { withSoftBreaks } from './broken-words.rules.ts';
import { linesFrom } from './lines.fixture.ts';

/** Lines of a column that is as wide as its longest line. */
const read = (text: string) => {
  const lines = linesFrom(text);
  const widest = Math.max(...lines.map((line) => line.text.length));
  return unbroken(lines.map((line) => ({ ...line, room: (widest - line.text.length) * 5 }))).map(
    (line) => line.text,
  );
};

test.each([
  ['ana.ruiz@example\n.org', 'ana.ruiz@example.org'],
  ['begona.ruiz@correo.ex\nample', 'begona.ruiz@correo.example'],
  ['linkedin.com/in/ana-\nruiz-pereira', 'linkedin.com/in/ana-ruiz-pereira'],
  ['https://www.ana-ruiz.example/\nwork', 'https://www.ana-ruiz.example/work'],
  ['Madrid | www.\ngithub.com/anaruiz', 'Madrid | www.github.com/anaruiz'],
])('an address that a column breaks is whole again: %j', (text, wanted) => {
  expect(read(text)).toEqual([wanted]);
});

test('a hyphen that is repeated below the break is one', () => {
  expect(read('linkedin.com/in/ana-\n-ruiz-pereira')).toEqual(['linkedin.com/in/ana-ruiz-pereira']);
});

test.each([
  'linkedin.com/in/ana\nana.ruiz.example',
  'https://linkedin.com/in/ana-ruiz\nwww.ana.example',
  'linkedin.com/in/ana-ruiz\n(LinkedIn)',
  'ana@ruiz.example\nMadrid',
  'ana@ruiz.es\nmadrid',
  'ana@ruiz.example\nruiz@ana.example',
  'linkedin.com/in/ana\n+34 600 123 456',
])('two ways to reach somebody are two: %j', (text) => {
  expect(read(text)).toEqual(text.split('\n'));
});

test('an address that looks whole goes on where the file calls both lines one', () => {
  const lines = linesFrom('gareth@stone.exa\nmple.org').map((line) => ({
    ...line,
    room: line.id === 0 ? 0 : 80,
    cells: line.cells.map((cell) => ({ ...cell, block: 7 })),
  }));
  expect(unbroken(lines).map(({ text }) => text)).toEqual(['gareth@stone.example.org']);
});

test('the hyphen of an address stays, where a word would be broken at it', () => {
  const lines = linesFrom('Ulm | fine-\nworks.example').map((line, at) => ({
    ...line,
    room: at === 0 ? 0 : 200,
  }));
  expect(unbroken(withSoftBreaks(lines)).map(({ text }) => text)).toEqual([
    'Ulm | fine-works.example',
  ]);
});

test('a town below a mail that the page cuts off is no part of it', () => {
  expect(read('svenja.braun@hebamme.ex\nOldenburg')).toEqual([
    'svenja.braun@hebamme.ex',
    'Oldenburg',
  ]);
});

test('a row of addresses that is broken at a hyphen is one row', () => {
  const rows = 'ana@ruiz.example | +34 600 123 456 | ruiz-\nwelding.example | github.com/anaruiz';
  expect(read(rows)).toEqual([rows.replace('\n', '')]);
});

test('what a link says below a mail of small letters is no part of it', () => {
  const lines = linesFrom('thandi@example.co.za\nLinkedIn').map((line) => ({
    ...line,
    room: 0,
    cells: line.cells.map((cell) => ({ ...cell, block: 7 })),
  }));
  expect(unbroken(lines).map(({ text }) => text)).toEqual(['thandi@example.co.za', 'LinkedIn']);
});
