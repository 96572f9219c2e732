import { expect, test } from '@jest/globals';
import type { Glyph } from '../../glyphs/glyph.ts';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkInitials } from './check-initials.ts';
import { expectedDocument } from '../expected/expected-document.ts';

/** A letter by itself, and a line of text beside it. */
function find(letter: string, text: string, size = 40, between = '</span><p>') {
  const { words } = expectedDocument(
    `<body><div><span>${letter}${between}${text}</p></div></body>`,
  );
  const glyphs = words.map(({ text: word }, index): Glyph[] =>
    setLines([word], index === 0 ? { size } : {}),
  );
  return checkInitials(words, glyphs);
}

test('a word whose first letter stands large by itself is in pieces', () => {
  expect(find('M', 'ixing is listening.')).toEqual([{ kind: 'parted', text: 'M ixing', page: 1 }]);
  expect(find('I', 'mmersed in it')).toEqual([{ kind: 'parted', text: 'I mmersed', page: 1 }]);
  expect(find('Z', 'verteilung, und die Zverteilung')).toHaveLength(1);
});

test('a letter over a text of whole words begins none of them', () => {
  expect(find('K', 'kelly moore, designer')).toEqual([]);
  expect(find('A', 'part of it')).toEqual([]);
  expect(find('M', 'Mixing is listening.')).toEqual([]);
  expect(find('M', 'ixing is listening.', 10)).toEqual([]);
});
