import { expect, test } from '@jest/globals';
import type { Glyph } from '../../glyphs/glyph.ts';
import { setLines } from '../../glyphs/glyph.fixture.ts';
import { checkClusters, clusterGlyphs } from './cluster-letters.rules.ts';
import { expectedDocument } from '../expected/expected-document.ts';

/** Two words of one syllable each, the ink of the first as wide as given, the second from its place on. */
function find(text: string, inkRight: number, secondLeft: number) {
  const { words } = expectedDocument(`<body><p>${text}</p></body>`);
  const [blank] = setLines(['x']);
  if (!blank) return undefined;
  const drawn = (word: string, left: number, right: number): Glyph[] =>
    [...word].map((sign) => ({
      ...blank,
      text: sign,
      advance: { ...blank.advance, left, right },
      ink: { ...blank.ink, left, right, isGuess: true },
    }));
  const [first = '', second = ''] = text.split(' ');
  const glyphs = [...drawn(first, 0, inkRight), ...drawn(second, secondLeft, secondLeft + 6)];
  const own = clusterGlyphs(words, glyphs);
  return own && checkClusters(words, own, glyphs).map((finding) => finding.text);
}

test('a vowel below may hang over the space behind it', () => {
  expect(find('दू व', 7.6, 8)).toEqual([]);
  expect(find('दा व', 7.6, 8)).toEqual(['व']);
});

test('a word that begins where the one before ends is found, vowel below or not', () => {
  expect(find('दू व', 7.6, 6.2)).toEqual(['व']);
  expect(find('दू व', 7.6, 7)).toEqual([]);
});
