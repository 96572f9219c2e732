import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../../glyphs/glyph.ts';
import { foldLetters, isPartedBySpaces } from '../../text/fold-text.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';
import type { WordGlyphs } from './word-glyphs.ts';

/** Scripts that hold the parts of a syllable in an order of their own, and part words by spaces. */
const SPACED_CLUSTERS =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/**
 * The characters of words whose lines run from left to right and hold the signs of a syllable in any order: by how many
 * letters each word has. Undefined when there are others.
 */
export function clusterGlyphs(
  words: readonly ExpectedWord[],
  glyphs: readonly Glyph[],
): WordGlyphs[] | undefined {
  const lettered = glyphs.flatMap((glyph) =>
    Array.from(foldLetters(glyph.text), (letter) => ({ letter, glyph })),
  );
  let at = 0;
  const found: WordGlyphs[] = [];
  for (const { folded } of words) {
    const letters = [...foldLetters(folded)];
    const part = lettered.slice(at, at + letters.length);
    const read = part.map(({ letter }) => letter);
    if (read.toSorted().join('') !== letters.toSorted().join('')) return undefined;
    found.push(part.map(({ glyph }) => glyph));
    at += letters.length;
  }
  return at === lettered.length ? found : undefined;
}

/** Words that run together on a line, or of which syllables stand apart. */
export function checkClusters(
  words: readonly ExpectedWord[],
  own: readonly WordGlyphs[],
  glyphs: readonly Glyph[],
): PdfFinding[] {
  const wrong = new Set<number>();
  const wordOf = new Map(own.flatMap((letters, word) => letters.map((glyph) => [glyph, word])));
  const wordsIn = (group: readonly Glyph[]) =>
    new Set(group.flatMap((one) => wordOf.get(one) ?? []));
  for (const line of linesOf(glyphs)) {
    for (const group of groupsOf(line, NO_GAP, hangingOver).map(wordsIn))
      for (const word of group)
        if (group.has(word - 1) && areParted(words[word - 1], words[word])) wrong.add(word);
    let before: Glyph[] = [];
    for (const group of groupsOf(line, WIDE_GAP)) {
      const last = wordsIn(before);
      if (before.every(isSure))
        for (const word of wordsIn(group)) if (last.has(word)) wrong.add(word);
      before = group.filter((glyph) => glyph.advance.right === rightOf(group));
    }
  }
  return [...wrong].map((word) => {
    const { text = '' } = words[word] ?? {};
    return { kind: 'words', text, page: own[word]?.[0]?.page };
  });
}

function areParted(one: ExpectedWord | undefined, other: ExpectedWord | undefined): boolean {
  return isSpaced(one?.folded.at(-1)) && isSpaced(other?.folded.at(0));
}

/** Signs that are not drawn, for which a reader still has a place. */
const NOTHING = /^\p{Default_Ignorable_Code_Point}+$/u;
const MARK = /\p{M}/u;

function isSpaced(character = ''): boolean {
  if (MARK.test(character)) return SPACED_CLUSTERS.test(character);
  return SPACED_CLUSTERS.test(character) || isPartedBySpaces(character);
}

function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs) {
    if (!glyph.isUpright || NOTHING.test(glyph.text)) continue;
    const [first] = lines.at(-1) ?? [];
    if (first && !isOnOtherLine(first, glyph)) lines.at(-1)?.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** Closer than any space, in ems. */
const NO_GAP = 0.06;
/** Wider than what a syllable of several drawings may seem to lack, in ems. */
const WIDE_GAP = 0.3;

/** Of a syllable that is drawn as one, nobody knows how wide it is: its parts are told to fill what its first drawing does. */
function isSure({ advance }: Glyph): boolean {
  return advance.isGuess !== true;
}

/** Vowel signs below, whose ink may reach over the space behind them: `ु`, `ू` and `ृ` of several scripts. */
const BELOW = /[\u0941-\u0944\u0962\u0963\u09c1-\u09c4\u0a41\u0a42\u0ac1-\u0ac4]/;
/** How far they do, in ems. */
const HANG = 0.16;

function hangingOver({ text, size }: Glyph): number {
  return BELOW.test(text) ? HANG * size : 0;
}

function rightOf(group: readonly Glyph[]): number {
  return Math.max(...group.map(({ advance }) => advance.right));
}

/**
 * What stands together on a line, from left to right: pieces with at least this gap between them, in ems. `hang` is how much
 * of the drawing that a sign is part of does not count.
 */
function groupsOf(
  line: readonly Glyph[],
  gap: number,
  hang: (glyph: Glyph) => number = () => 0,
): Glyph[][] {
  const groups: Glyph[][] = [];
  const hangs = new Map<number, number>();
  for (const glyph of line) {
    const over = hang(glyph);
    if (over > 0) hangs.set(glyph.advance.right, over);
  }
  const end = ({ advance, ink }: Glyph) =>
    Math.max(advance.right, ink.right) - (hangs.get(advance.right) ?? 0);
  let right = -Infinity;
  for (const glyph of line.toSorted((a, b) => a.advance.left - b.advance.left)) {
    if (glyph.advance.left - right > gap * glyph.size) groups.push([]);
    groups.at(-1)?.push(glyph);
    right = Math.max(right, end(glyph));
  }
  return groups;
}
