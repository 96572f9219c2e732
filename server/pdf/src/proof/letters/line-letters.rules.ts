import bidiFactory, { type EmbeddingLevels } from 'bidi-js';
import { foldLetters } from '../../text/fold-text.ts';
import type { Glyph } from '../../glyphs/glyph.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';
import { ELEMENT_END, ELEMENT_START, type ExpectedWord } from '../expected/expected-document.ts';

const bidi = bidiFactory();

/** A letter of a text in the order in which it is written. */
export interface WrittenLetter {
  letter: string;
  /** Which of the words it is of. */
  word: number;
  glyph: Glyph;
}

/** Letters that stand beside each other on a line, from left to right, and what the text has between them. */
export interface Neighbours {
  left: WrittenLetter;
  right: WrittenLetter;
  between: 'nothing' | 'space' | 'mark';
}

/** What a paragraph of both directions is found to be. */
export interface LettersRead {
  letters: WrittenLetter[];
  neighbours: Neighbours[];
}

/** A character of the text; `letters` are those that its glyphs may show. */
interface Character {
  word: number;
  letters: string;
  kind: 'letter' | 'space' | 'mark' | 'unseen';
}

/**
 * Finds the letters of words that lines hold in the order in which they are seen: each line is read from left to right
 * and laid beside what the rules of Unicode make of the text. Where a line ends is told by how many letters it has.
 * Undefined when what is seen is not what these words look like, whichever way the paragraph runs.
 */
export function lineLetters(
  words: readonly ExpectedWord[],
  glyphs: readonly Glyph[],
): LettersRead | undefined {
  const lines = linesOf(glyphs);
  return (
    readAnyWay(words, joined(lines, NEAR)) ??
    // a justified line may be as far apart as columns are
    readAnyWay(words, joined(lines, Infinity))
  );
}

function readAnyWay(
  words: readonly ExpectedWord[],
  lines: readonly Glyph[][],
): LettersRead | undefined {
  for (const { start, end, bases } of ELEMENTS) {
    const texts = words.map(({ text, directed = text }) =>
      directed.replaceAll(ELEMENT_START, start).replaceAll(ELEMENT_END, end),
    );
    const characters = charactersOf(texts);
    for (const base of bases) {
      const text = texts
        .map((one, at) => one + (at < texts.length - 1 ? gapAfter(words[at]) : ''))
        .join('');
      const levels = bidi.getEmbeddingLevels(text, base);
      const read = readLines(text, levels, characters, lines);
      if (read) return read;
    }
  }
  return undefined;
}

/** A line break of the document parts paragraphs: what stands behind it is ordered by itself. */
function gapAfter(word: ExpectedWord | undefined): string {
  return word?.lineBreak === undefined ? ' ' : '\n';
}

/** Elements are a part of their line, or boxes of their own in it, which stand from right to left: only style sheets tell. */
const ELEMENTS: readonly { start: string; end: string; bases: readonly ('rtl' | 'ltr')[] }[] = [
  { start: '', end: '', bases: ['rtl', 'ltr'] },
  { start: '\u2068', end: '\u2069', bases: ['rtl'] },
];

const MARK = /[\p{P}\p{S}]/u;

function charactersOf(texts: readonly string[]): Character[] {
  const characters: Character[] = [];
  texts.forEach((directed, word) => {
    if (word > 0) characters.push({ word, letters: '', kind: 'space' });
    for (const character of directed) {
      const letters = foldLetters(character);
      const kind = letters !== '' ? 'letter' : MARK.test(character) ? 'mark' : 'unseen';
      characters.push({ word, letters, kind });
      // the second half of a character beyond the first plane
      if (character.length > 1) characters.push({ word, letters: '', kind: 'unseen' });
    }
  });
  return characters;
}

/** The characters by lines, as far as they come one after the other. */
function linesOf(glyphs: readonly Glyph[]): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const glyph of glyphs) {
    const open = lines.at(-1);
    if (open && isSameLine(open, [glyph])) open.push(glyph);
    else lines.push([glyph]);
  }
  return lines;
}

/** The same when a reader has come back to a line, which may be at its far end: what stands no farther apart is one line. */
function joined(parts: readonly (readonly Glyph[])[], most: number): Glyph[][] {
  const lines: Glyph[][] = [];
  for (const part of parts) {
    const line = lines.find((one) => isSameLine(one, part) && apartInHeights(one, part) < most);
    if (line) line.push(...part);
    else lines.push([...part]);
  }
  return lines;
}

function isSameLine([one]: readonly Glyph[], [other]: readonly Glyph[]): boolean {
  return one !== undefined && other !== undefined && !isOnOtherLine(one, other);
}

/** Not farther from each other than two words of a line, in heights of their letters. */
const NEAR = 2;

function apartInHeights(one: readonly Glyph[], other: readonly Glyph[]): number {
  const [a, b] = [boundsOf(one), boundsOf(other)];
  return Math.max(b.left - a.right, a.left - b.right) / Math.max(a.height, b.height);
}

function boundsOf(glyphs: readonly Glyph[]) {
  return {
    left: Math.min(...glyphs.map(({ advance }) => advance.left)),
    right: Math.max(...glyphs.map(({ advance }) => advance.right)),
    height: Math.max(...glyphs.map(({ ink }) => ink.top - ink.bottom)),
  };
}

function readLines(
  text: string,
  levels: EmbeddingLevels,
  characters: readonly Character[],
  lines: readonly Glyph[][],
): LettersRead | undefined {
  const found: (WrittenLetter & { at: number })[] = [];
  const neighbours: Neighbours[] = [];
  let start = 0;
  for (const line of lines) {
    const shown = shownLetters(line);
    const count = shown.reduce((sum, { letters }) => sum + letters.length, 0);
    if (count === 0) continue;
    const end = lineEnd(characters, start, count);
    if (end === undefined) return undefined;
    const order = bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);
    const seen = seenLetters(order, characters, levels);
    if (!pairUp(seen, shown, found, neighbours)) return undefined;
    start = end;
  }
  if (characters.slice(start).some(({ letters }) => letters !== '')) return undefined;
  found.sort((a, b) => a.at - b.at);
  return { letters: found, neighbours };
}

/** Letters of a line from left to right; those of one glyph, or in one place, together. */
function shownLetters(line: readonly Glyph[]): { letters: string[]; glyph: Glyph }[] {
  const shown: { letters: string[]; glyph: Glyph }[] = [];
  const middle = ({ advance }: Glyph) => advance.left + advance.right;
  let last: Glyph | undefined;
  for (const glyph of line.toSorted((a, b) => middle(a) - middle(b))) {
    const letters = [...foldLetters(glyph.text)];
    if (letters.length === 0) continue;
    if (last && Math.abs(middle(last) - middle(glyph)) < SAME_PLACE * glyph.size)
      shown.at(-1)?.letters.push(...letters);
    else shown.push({ letters, glyph });
    last = glyph;
  }
  return shown;
}

/** Twice the distance of letters that stand in one place, in ems. */
const SAME_PLACE = 0.02;

/** The end of the line that begins at `start` and holds so many letters: before the next space or letter. */
function lineEnd(
  characters: readonly Character[],
  start: number,
  count: number,
): number | undefined {
  let left = count;
  let at = start;
  for (; at < characters.length && left > 0; at += 1)
    left -= [...(characters[at]?.letters ?? '')].length;
  if (left !== 0) return undefined;
  while (at < characters.length && isUnlettered(characters[at])) at += 1;
  return at;
}

function isUnlettered(character: Character | undefined): boolean {
  return character?.kind === 'mark' || character?.kind === 'unseen';
}

interface SeenLetter {
  letter: string;
  word: number;
  at: number;
  before: Neighbours['between'];
}

function seenLetters(
  order: readonly number[],
  characters: readonly Character[],
  { levels }: EmbeddingLevels,
): SeenLetter[] {
  const seen: SeenLetter[] = [];
  let before: Neighbours['between'] = 'nothing';
  for (const at of order) {
    const { letters = '', word = 0, kind = 'unseen' } = characters[at] ?? {};
    if (kind === 'space') before = 'space';
    else if (kind === 'mark' && before === 'nothing') before = 'mark';
    const shown = (levels[at] ?? 0) % 2 === 1 ? [...letters].reverse() : [...letters];
    for (const letter of shown) {
      seen.push({ letter, word, at, before });
      before = 'nothing';
    }
  }
  return seen;
}

/** Adds each letter with its glyph; false when other letters are shown than should be seen. */
function pairUp(
  seen: readonly SeenLetter[],
  shown: readonly { letters: string[]; glyph: Glyph }[],
  found: (WrittenLetter & { at: number })[],
  neighbours: Neighbours[],
): boolean {
  let next = 0;
  let left: WrittenLetter | undefined;
  for (const { letters, glyph } of shown) {
    const part = seen.slice(next, next + letters.length);
    const wanted = part.map(({ letter }) => letter);
    if (wanted.toSorted().join('') !== letters.toSorted().join('')) return false;
    next += letters.length;
    part.forEach(({ letter, word, at, before }, index) => {
      const right = { letter, word, glyph, at };
      found.push(right);
      if (left && index === 0) neighbours.push({ left, right, between: before });
      left = right;
    });
  }
  return next === seen.length;
}
