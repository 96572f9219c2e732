import { isDateAlone } from '../rules/body.rules.ts';
import type { PageItem } from './page-items.ts';

/** Items that are read one after the other, and which column of the page they are. */
export interface Region {
  items: PageItem[];
  /** 0: across the page; else the column from the left, from 1. */
  flow: number;
}

/** Narrower than this no gap parts columns, in points. */
const GUTTER = 9;
/** So many lines make a column. */
const LEAST_LINES = 4;
const DATE_LIKE = /\b(19|20)\d\d\b|^\W*\d{1,2}[./]\d{2,4}/;

/** The items of a page in the order in which a person reads its columns. */
export function readingOrder(items: PageItem[]): Region[] {
  const split = columnSplit(items);
  if (split !== undefined)
    return [
      { items: split.left, flow: 1 },
      { items: split.right, flow: 2 },
    ];
  // A head or foot across the page hides the gap between columns: look below and above it.
  const rows = rowTops(items);
  for (const top of rows.slice(1, Math.ceil(rows.length * 0.5))) {
    const above = items.filter(({ y }) => y < top);
    const below = items.filter(({ y }) => y >= top);
    const columns = columnSplit(below);
    if (columns === undefined) continue;
    return [
      { items: above, flow: 0 },
      { items: columns.left, flow: 1 },
      { items: columns.right, flow: 2 },
    ];
  }
  for (const bottom of rows.slice(Math.floor(rows.length * 0.4)).toReversed()) {
    const above = items.filter(({ y }) => y < bottom);
    const below = items.filter(({ y }) => y >= bottom);
    const columns = columnSplit(above);
    if (columns === undefined || below.length === 0) continue;
    return [
      { items: columns.left, flow: 1 },
      { items: columns.right, flow: 2 },
      { items: below, flow: 0 },
    ];
  }
  return [{ items, flow: 0 }];
}

function rowTops(items: readonly PageItem[]): number[] {
  const ys = [...new Set(items.map(({ y }) => Math.round(y)))];
  return ys.toSorted((one, other) => one - other);
}

/** The two sides of the widest gap that nothing crosses, when they are columns and no table. */
function columnSplit(
  items: readonly PageItem[],
): { left: PageItem[]; right: PageItem[] } | undefined {
  if (items.length < 2 * LEAST_LINES) return undefined;
  const spans = items
    .map(({ x, width }) => ({ from: x, to: x + width }))
    .toSorted((one, other) => one.from - other.from);
  let reach = spans[0]?.to ?? 0;
  let best: { at: number; width: number } | undefined;
  for (const { from, to } of spans) {
    const width = from - reach;
    if (width >= GUTTER && (best === undefined || width > best.width))
      if (areColumns(items, reach + width / 2)) best = { at: reach + width / 2, width };
    reach = Math.max(reach, to);
  }
  if (best === undefined) return undefined;
  const { at } = best;
  return {
    left: items.filter(({ x }) => x < at),
    right: items.filter(({ x }) => x >= at),
  };
}

function areColumns(items: readonly PageItem[], at: number): boolean {
  const left = linesOf(items.filter(({ x }) => x < at));
  const right = linesOf(items.filter(({ x }) => x >= at));
  if (Math.min(left.length, right.length) < LEAST_LINES) return false;
  return [
    [left, right],
    [right, left],
  ].every(([one = [], other = []]) => !isTableSide(one, other));
}

/** A column of dates or of labels, each beside the first line of what it belongs to. */
function isTableSide(
  side: readonly { y: number; text: string }[],
  other: readonly { y: number }[],
): boolean {
  const aligned = side.filter(({ y }) => other.some((line) => Math.abs(line.y - y) < 2)).length;
  const dates = side.filter(({ text }) => DATE_LIKE.test(text)).length;
  // Dates alone that all begin a line of the other side were set beside it, however much else stands between them.
  const alone = side.filter(({ text }) => isDateAlone(text));
  const beside = alone.filter(({ y }) => other.some((line) => Math.abs(line.y - y) < 0.6)).length;
  if (alone.length > 1 && beside > alone.length * 0.75) return true;
  const shares = { aligned: aligned / side.length, dates: dates / side.length };
  if (shares.dates > 0.45 && shares.aligned > 0.4) return true;
  if (shares.dates > 0.15 && shares.aligned > 0.6) return true;
  return shares.aligned > 0.85 && side.length <= other.length;
}

function linesOf(items: readonly PageItem[]): { y: number; text: string }[] {
  const lines: { y: number; text: string }[] = [];
  for (const { y, text } of items.toSorted((one, other) => one.y - other.y)) {
    const last = lines.at(-1);
    if (last !== undefined && y - last.y < 3) last.text += ` ${text}`;
    else lines.push({ y, text });
  }
  return lines;
}
