import { extent, NEAR, type Line } from './block-lines.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';

/** Words of one paragraph that stand together on a line. */
export interface Segment {
  block: number;
  text: string;
  page: number;
  left: number;
  right: number;
  line: Line['words'][number]['first'];
}

/** The lines of each paragraph, parted where nobody reads on, in the order in which they are written. */
export function segmentsOf(lines: readonly Line[]): Segment[] {
  return lines.flatMap(partsOf);
}

function partsOf({ block, words }: Line): Segment[] {
  const parts: Line['words'][] = [];
  for (const word of words) {
    const before = parts.at(-1)?.at(-1);
    const apart = before
      ? Math.max(word.left - before.right, before.left - word.right) / word.first.size
      : Infinity;
    if (apart > NEAR) parts.push([word]);
    else parts.at(-1)?.push(word);
  }
  return parts.flatMap((part) => {
    const [first] = part;
    if (!first) return [];
    const text = part.map((word) => word.text).join(' ');
    const { left, right } = extent({ block, words: part });
    return [{ block, text, page: first.first.page, left, right, line: first.first }];
  });
}

/** On one line, the one before the other. */
export function isLeftOf(one: Segment, other: Segment): boolean {
  return !isOnOtherLine(one.line, other.line) && one.right <= other.left;
}

/** Below the other, and beginning or, on the side `right`, ending where it does. */
export function isBelow(one: Segment, other: Segment, side: 'left' | 'right' = 'left'): boolean {
  const isUnder = one.page === other.page && one.line.baseline < other.line.baseline;
  return isUnder && Math.abs(one[side] - other[side]) < one.line.size / 2;
}
