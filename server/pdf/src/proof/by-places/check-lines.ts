import type { PdfFinding } from '@sastre/shared-contracts/api';
import { isRightToLeft } from '../../text/fold-text.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { extent, NEAR, type Line } from '../letters/block-lines.ts';

/** So much of the narrower one below the other makes two lines of one column. */
const LEAST_SHARE = 0.5;
const READ = /[\p{L}\p{N}]/u;

/** Words of one paragraph that are seen in another order than they are written: on a line, or in lines from below. */
export function checkLines(words: readonly ExpectedWord[], lines: readonly Line[]): PdfFinding[] {
  const runsLeft = words.some(({ folded }) => isRightToLeft(folded));
  return [
    ...lines.flatMap((line, index) => checkClimb(lines[index - 1], line)),
    ...(runsLeft ? [] : lines.flatMap(checkSteps)),
  ];
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

/** Words that stand beside each other in the other order. */
function checkSteps({ words }: Line): PdfFinding[] {
  const seen = words.filter(({ text }) => READ.test(text)).toSorted((a, b) => a.left - b.left);
  return seen.flatMap((word, place) => {
    const before = seen[place - 1];
    if (!before || before.index < word.index) return [];
    if ((word.left - before.right) / word.first.size > NEAR) return [];
    const text = `${word.text} ${before.text}`;
    return [{ kind: 'order', text, page: word.first.page }];
  });
}
