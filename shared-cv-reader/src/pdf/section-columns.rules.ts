import { type PageItem, ROW } from '@sastre/shared-pdf-pages';
import { kindOf } from '../rules/heading-words.rules.ts';
import { sideLines } from './tables.rules.ts';

/** Two columns, and headings that only stand above or below one of them. */
export interface SectionColumns {
  left: PageItem[];
  right: PageItem[];
  /** Names the part that both columns belong to. */
  heading: PageItem[];
  /** Names the part that stands below both. */
  next: PageItem[];
}

/**
 * Takes the heading of what stands below off the end of a column, and the heading of both off its beginning, where neither
 * has one of its own: columns within a part, as of skills.
 */
export function sectionColumns(
  left: readonly PageItem[],
  right: readonly PageItem[],
): SectionColumns {
  const whole = { left: [...left], right: [...right], heading: [], next: [] };
  const lines = sideLines(left);
  const [first, last] = [lines[0], lines.at(-1)];
  const bottom = Math.max(...right.map(({ y }) => y));
  const top = Math.min(...right.map(({ y }) => y));
  if (first === undefined || last === undefined || lines.length < 3) return whole;
  const isNext = isKnown(last.text) && last.y > bottom + ROW;
  const isAbove = isKnown(first.text) && first.y < top - ROW && (lines[1]?.y ?? 0) > top - ROW;
  const at = (y: number) => left.filter((item) => Math.abs(item.y - y) < ROW);
  const next = isNext ? at(last.y) : [];
  const inside = left.filter((item) => !next.includes(item));
  const heading = isAbove ? at(first.y) : [];
  const own = inside.filter((item) => !heading.includes(item));
  const isOne =
    isAbove && ![own, right].some((side) => sideLines(side).some(({ text }) => isKnown(text)));
  return { ...whole, left: isOne ? own : inside, heading: isOne ? heading : [], next };
}

function isKnown(text: string): boolean {
  return kindOf(text) !== undefined;
}
