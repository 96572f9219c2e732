import { isListLabel } from './body.rules.ts';
import { kindOf } from './heading-words.rules.ts';
import { isAlike, isPlain, lookOf } from './line-looks.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In letters: what is longer names no group. */
const LONGEST_NAME = 40;

/**
 * Headings without those that only name something within a part: "Languages", below skills, in the look of "Platforms" and
 * "Protocols", "Courses" in the look of the text, below an education, and "Achievements" in another look than that of the
 * jobs' own heading.
 */
export function withoutLabelsWithin(
  known: readonly StyledLine[],
  lines: readonly StyledLine[],
  bodySize: number,
): StyledLine[] {
  const heads = new Set(known);
  for (const [at, head] of known.entries()) {
    if (!heads.has(head)) continue;
    const look = lookOf(head);
    const kind = kindOf(textOf(head));
    const next = known.slice(at + 1);
    const end = next.findIndex((other) => isAlike(lookOf(other), look));
    const inside = end < 0 ? next : next.slice(0, end);
    const after = end < 0 ? undefined : next[end];
    const first = lines.indexOf(head) + 1;
    const last = after === undefined ? lines.length : lines.indexOf(after);
    const between = lines.slice(first, last);
    for (const own of inside) {
      const isLabel =
        (kind === 'work' && isOfJob(own, head)) ||
        (kind === 'education'
          ? kindOf(textOf(own)) === 'courses' &&
            (isPlain(own, bodySize) || isBelowLarger(own, between, heads))
          : kind === 'skills' &&
            kindOf(textOf(own)) !== 'interests' &&
            between.some((line) => !heads.has(line) && isGroup(line, own)));
      if (isLabel) heads.delete(own);
    }
  }
  return known.filter((line) => heads.has(line));
}

/** "Achievements", within a job: no larger than the heading of the jobs. */
function isOfJob(own: StyledLine, head: StyledLine): boolean {
  return isListLabel(own.text) && lookOf(own).size < lookOf(head).size + 0.3;
}

/** What stands in larger letters below it, before the next heading, is an entry of its own: it names something within one. */
function isBelowLarger(
  own: StyledLine,
  between: readonly StyledLine[],
  heads: ReadonlySet<StyledLine>,
): boolean {
  const below = between.slice(between.indexOf(own) + 1);
  const end = below.findIndex((line) => heads.has(line));
  const { size } = lookOf(own);
  return below.slice(0, end < 0 ? undefined : end).some((line) => lookOf(line).size > size + 0.6);
}

function isGroup(line: StyledLine, named: StyledLine): boolean {
  const [cell] = line.cells;
  return (
    cell !== undefined &&
    !line.bullet &&
    line.flow === named.flow &&
    cell.text.length < LONGEST_NAME &&
    kindOf(textOf(line)) === undefined &&
    isAlike(lookOf({ ...line, cells: [cell], text: cell.text }), lookOf(named))
  );
}

function textOf({ text }: StyledLine): string {
  return text.replace(/[\s:.]+$/u, '');
}
