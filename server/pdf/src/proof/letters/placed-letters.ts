import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../../glyphs/glyph.ts';
import { foldLetters, isPartedBySpaces, isReordered, isRightToLeft } from '../../text/fold-text.ts';
import type { Alignment } from './alignment.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import type { WordGlyphs } from './word-glyphs.ts';
import { isApart, isBeside, isFarApart } from './glyph-runs.rules.ts';
import { checkClusters, clusterGlyphs } from './cluster-letters.rules.ts';
import { lineLetters, type LettersRead, type WrittenLetter } from './line-letters.rules.ts';

/** Where words are seen. */
export interface PlacedLetters {
  /** By word; none where nobody knows which character is whose. */
  glyphs: (WordGlyphs | undefined)[];
  /** Places in `glyphs` where elements meet, by word. */
  joints: (readonly number[])[];
  findings: PdfFinding[];
}

/**
 * Finds the characters of each word: as they are read where letters stand in the order of the text, and line by line
 * where they run from right to left. What stands in another order there than Unicode gives it, runs together or is
 * torn apart, is found.
 */
export function placeLetters(
  words: readonly ExpectedWord[],
  { spans, loose }: Pick<Alignment, 'spans' | 'loose'>,
  glyphAt: (at: number) => Glyph | undefined,
  glyphsWithin: (from: number, to: number) => readonly Glyph[],
  shown: readonly Glyph[],
): PlacedLetters {
  const findings: PdfFinding[] = [];
  const joints = words.map((word) => word.joints ?? []);
  const glyphs = words.map((_, index): WordGlyphs | undefined => {
    const span = spans[index];
    if (!span) return undefined;
    const letters = Array.from({ length: span.to - span.from }, (_, at) => glyphAt(span.from + at));
    return letters.filter((glyph) => glyph !== undefined);
  });
  for (const { first, end, span } of loose) {
    const part = words.slice(first, end);
    if (!part.some(({ folded }) => isRightToLeft(folded))) {
      const all = glyphsWithin(span.from, span.to);
      const own = clusterGlyphs(part, all);
      own?.forEach((letters, index) => (glyphs[first + index] = letters));
      if (own) findings.push(...checkClusters(part, own, all));
      continue;
    }
    const read = lineLetters(part, glyphsWithin(span.from, span.to));
    if (!read) {
      const text = part.map((word) => word.text).join(' ');
      findings.push({ kind: 'order', text, page: glyphAt(span.from)?.page });
      continue;
    }
    part.forEach((word, index) => {
      joints[first + index] = jointsOfLetters(word);
      glyphs[first + index] = read.letters
        .filter((letter) => letter.word === index)
        .map(({ glyph }) => glyph);
    });
    findings.push(...checkNeighbours(part, read));
  }
  findings.push(...unreadWords(words, glyphs, shown));
  findings.push(...checkTouching(words, glyphs));
  return { glyphs, joints, findings };
}

const JOINED = /\p{Script=Arabic}/u;

/** Where elements meet, counted in letters. */
function jointsOfLetters(word: ExpectedWord | undefined): number[] {
  const { folded = '', joints = [] } = word ?? {};
  return joints.map((joint) => [...foldLetters(folded.slice(0, joint))].length);
}

/** Words that run together on a line, or of which letters stand apart. */
function checkNeighbours(
  words: readonly ExpectedWord[],
  { letters, neighbours }: LettersRead,
): PdfFinding[] {
  const wrong = new Set<number>();
  const isJoint = (one: WrittenLetter, other: WrittenLetter) => {
    if (one.word !== other.word) return false;
    const own = letters.filter(({ word }) => word === one.word);
    const second = Math.max(own.indexOf(one), own.indexOf(other));
    return jointsOfLetters(words[one.word]).includes(second);
  };
  for (const { left, right, between } of neighbours) {
    if (between === 'mark' || left.glyph === right.glyph) continue;
    if (!isParted(left) || !isParted(right)) continue;
    const apart = isApart(left.glyph, right.glyph);
    // of joined letters some fonts draw parts, whose steps are not those of the letters
    const isSure = !JOINED.test(left.letter) || isFarApart(left.glyph, right.glyph);
    // elements that nothing parts are read as one word, and seen as two
    const mayBeApart = between === 'space' || isJoint(left, right);
    if (mayBeApart ? !apart : apart && isSure && left.word === right.word) wrong.add(right.word);
  }
  return [...wrong].map((word) => ({ kind: 'words', text: words[word]?.text ?? '' }));
}

function isParted({ letter }: WrittenLetter): boolean {
  return isPartedBySpaces(letter) || isRightToLeft(letter);
}

/** So many letters may be counted in another way than they are written. */
const FEW = 3;

/** Words of which letters are nowhere: what is set twice in one place is there once. */
function unreadWords(
  words: readonly ExpectedWord[],
  glyphs: readonly (WordGlyphs | undefined)[],
  all: readonly Glyph[],
): PdfFinding[] {
  const lacking = words.filter(({ folded }, index) => !glyphs[index] && isReordered(folded));
  if (lacking.length === 0) return [];
  const left = Map.groupBy(foldLetters(all.map(({ text }) => text).join('')), (letter) => letter);
  let missing = 0;
  for (const letter of foldLetters(words.map(({ text }) => text).join('')))
    if (isReordered(letter) && left.get(letter)?.pop() === undefined) missing += 1;
  return missing > FEW ? lacking.map(({ text }) => ({ kind: 'words', text })) : [];
}

/** Words of different elements that touch on a line, one of them in letters from right to left. */
function checkTouching(
  words: readonly ExpectedWord[],
  glyphs: readonly (WordGlyphs | undefined)[],
): PdfFinding[] {
  return words.flatMap((word, index) => {
    const next = words[index + 1];
    if (!next || next.block === word.block) return [];
    if (!isRightToLeft(word.folded) && !isRightToLeft(next.folded)) return [];
    const others = glyphs[index + 1] ?? [];
    const touch = glyphs[index]?.some((one) => others.some((other) => isBeside(one, other)));
    return touch ? [{ kind: 'words', text: next.text, page: others[0]?.page }] : [];
  });
}
