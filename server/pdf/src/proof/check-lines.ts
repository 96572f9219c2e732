import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../glyphs/glyph.ts';
import { isRightToLeft } from '../text/fold-text.ts';
import type { ExpectedDocument } from './expected-document.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';
import type { WordGlyphs } from './placed-letters.ts';

/** What stands farther apart, in ems, is not read on from one to the other: a date at the end of its line. */
const NEAR = 2;
/** So much of the narrower one below the other makes two lines of one column. */
const LEAST_SHARE = 0.5;
const LETTER = /\p{L}/u;

/** Words of one paragraph on one line. */
interface Line {
  block: number;
  words: LineWord[];
}

interface LineWord {
  text: string;
  index: number;
  first: Glyph;
  left: number;
  right: number;
}

/** Words of one paragraph that are seen in another order than they are written: on a line, or in lines from below. */
export function checkLines(
  { words, hasRightToLeft }: Pick<ExpectedDocument, 'words' | 'hasRightToLeft'>,
  glyphs: readonly (WordGlyphs | undefined)[],
): PdfFinding[] {
  const lines = linesOf(words, glyphs);
  const runsLeft = hasRightToLeft || words.some(({ folded }) => isRightToLeft(folded));
  return [
    ...lines.flatMap((line, index) => checkClimb(lines[index - 1], line)),
    ...(runsLeft ? [] : lines.flatMap(checkSteps)),
  ];
}

function linesOf(
  words: ExpectedDocument['words'],
  glyphs: readonly (WordGlyphs | undefined)[],
): Line[] {
  const lines: Line[] = [];
  words.forEach(({ text, block }, index) => {
    const own = glyphs[index] ?? [];
    const [first] = own;
    if (!first?.isUpright) return;
    const there = own.filter((glyph) => !isOnOtherLine(first, glyph));
    const left = Math.min(...there.map(({ advance }) => advance.left));
    const right = Math.max(...there.map(({ advance }) => advance.right));
    const open = lines.at(-1);
    const before = open?.words.at(-1);
    const word = { text, index, first, left, right };
    if (open?.block === block && before && !isOnOtherLine(before.first, first))
      open.words.push(word);
    else lines.push({ block, words: [word] });
  });
  return lines;
}

/** A line that stands above the one before it in its column, or goes on above it. */
function checkClimb(before: Line | undefined, line: Line): PdfFinding[] {
  const last = before?.words.at(-1);
  const [first] = line.words;
  if (!before || !last || !first || before.block !== line.block) return [];
  if (last.first.page !== first.first.page || first.first.baseline < last.first.baseline) return [];
  const apart = Math.max(first.left - last.right, last.left - first.right) / first.first.size;
  if (apart > NEAR && !isColumn(before, line)) return [];
  return [{ kind: 'order', text: `${last.text} ${first.text}`, page: first.first.page }];
}

function isColumn(one: Line, other: Line): boolean {
  const [a, b] = [extent(one), extent(other)];
  const shared = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return shared >= LEAST_SHARE * Math.min(a.right - a.left, b.right - b.left);
}

function extent({ words }: Line): { left: number; right: number } {
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
  };
}

/** Words that stand beside each other in the other order. */
function checkSteps({ words }: Line): PdfFinding[] {
  const seen = words.filter(({ text }) => LETTER.test(text)).toSorted((a, b) => a.left - b.left);
  return seen.flatMap((word, place) => {
    const before = seen[place - 1];
    if (!before || before.index < word.index) return [];
    if ((word.left - before.right) / word.first.size > NEAR) return [];
    const text = `${word.text} ${before.text}`;
    return [{ kind: 'order', text, page: word.first.page }];
  });
}
