import { GUTTER, type PageItem, ROW, type Row, rowsIn } from '@sastre/shared-pdf-pages';
import { kindOf } from '../rules/heading-words.rules.ts';
import { datedTable } from './dated-tables.rules.ts';
import { headedTable } from './headed-tables.rules.ts';
import { headingMargin } from './margin-headings.rules.ts';
import { sectionColumns } from './section-columns.rules.ts';
import { isTable, sideLines, type SideLine } from './tables.rules.ts';
import { isToldAcross, toldColumns } from './told-columns.rules.ts';

/** Items that are read one after the other, and which column of the page they are. */
export interface Region {
  items: PageItem[];
  /** 0: across the page; else the column from the left, from 1. */
  flow: number;
  /** Its headings that stand in the margin, each beside the first line of what it is about; the pieces of each. */
  headings?: PageItem[][];
  /** They name the columns of a table. */
  areNames?: boolean;
}

/** So many lines make a column; of two that begin with headings, fewer do. */
const [LEAST_LINES, LEAST_UNDER_HEADINGS] = [4, 2];
/** Narrower than this a column is one of a table, in points. */
const LEAST_WIDTH = 72;
/** Columns within columns are seldom, and their own parts never. */
const DEEPEST = 3;

/** The items of a page in the order in which a person reads its columns; `open` heads a table of the page before. */
export function readingOrder(items: PageItem[], depth = 0, open?: PageItem[]): Region[] {
  const told = toldColumns(items);
  if (told !== undefined)
    return [
      ...(told.before.length > 0 ? [{ items: told.before, flow: 0 }] : []),
      { items: told.left, flow: 1 },
      { items: told.right, flow: 2 },
      ...(told.behind.length > 0 ? [{ items: told.behind, flow: 0 }] : []),
    ];
  const table = datedTable(items);
  if (table !== undefined) {
    const { above, names, rows, below } = table;
    return [
      ...(above.length > 0 ? readingOrder(above, depth) : []),
      ...(names.length > 0 ? [{ items: names, flow: 0, areNames: true }] : []),
      ...rows.flatMap(({ dated, text }) => [
        { items: dated, flow: 0 },
        { items: text, flow: 0 },
      ]),
      ...(below.length > 0 ? readingOrder(below, depth) : []),
    ];
  }
  const headed = headedTable(items, open);
  if (headed !== undefined) {
    const { above, cells, below } = headed;
    return [
      ...(above.length > 0 ? readingOrder(above, depth) : []),
      ...cells.map((cell) => ({ items: [cell], flow: 0 })),
      ...(below.length > 0 ? readingOrder(below, depth) : []),
    ];
  }
  const margin = headingMargin(items);
  if (margin !== undefined && depth < DEEPEST) {
    const { above, headings, text, below } = margin;
    return [
      ...(above.length > 0 ? readingOrder(above, depth + 1) : []),
      { items: text, flow: 0, headings },
      ...(below.length > 0 ? readingOrder(below, depth + 1) : []),
    ];
  }
  const columns = depth < DEEPEST ? widestColumns(rowsIn(items)) : undefined;
  if (columns === undefined) return [{ items, flow: 0 }];
  const { top } = columns;
  const inside = new Set([...columns.left, ...columns.right]);
  const { left, right, heading, next } = sectionColumns(columns.left, columns.right);
  const above = items.filter((item) => !inside.has(item) && item.y < top + ROW);
  const below = [...next, ...items.filter((item) => !inside.has(item) && item.y >= top + ROW)];
  const [one, other] = heading.length > 0 ? [0, 0] : [1, 2];
  return [
    ...(above.length > 0 ? readingOrder(above, depth + 1) : []),
    ...(heading.length > 0 ? [{ items: heading, flow: 0 }] : []),
    { items: left, flow: one },
    { items: right, flow: other },
    ...(below.length > 0 ? readingOrder(below, depth + 1) : []),
  ];
}

interface Columns {
  top: number;
  left: PageItem[];
  right: PageItem[];
}

/** Of all stretches of rows that a gap parts from top to bottom into columns, the one with most text. */
function widestColumns(rows: readonly Row[]): Columns | undefined {
  let best: { columns: Columns; score: number } | undefined;
  for (const at of gapsOf(rows))
    for (const stretch of stretchesAt(rows, at)) {
      const columns = columnsAt(withoutRest(stretch, rows, at), at);
      if (columns === undefined) continue;
      const score = columns.left.length + columns.right.length;
      if (best === undefined || score > best.score) best = { columns, score };
    }
  return best?.columns;
}

/** Where gaps between stretches of text end, from the left. */
function gapsOf(rows: readonly Row[]): number[] {
  const ends = new Map<number, number>();
  const note = (x: number) => ends.set(Math.round(x), (ends.get(Math.round(x)) ?? 0) + 1);
  for (const { items } of rows) {
    const [first, ...others] = items.toSorted((one, other) => one.x - other.x);
    if (first === undefined) continue;
    note(first.x);
    let reach = first.x + first.width;
    for (const item of others) {
      if (item.x - reach >= GUTTER) note(item.x);
      reach = Math.max(reach, item.x + item.width);
    }
  }
  return [...ends].filter(([, often]) => often >= LEAST_UNDER_HEADINGS).map(([x]) => x - 1);
}

/** Rows one below the other that nothing crosses at a place. */
function stretchesAt(rows: readonly Row[], at: number): Row[][] {
  const stretches: Row[][] = [];
  let open: Row[] = [];
  for (const row of rows) {
    if (!row.items.some(({ x, width }) => x < at && x + width > at - GUTTER)) {
      open.push(row);
      continue;
    }
    if (open.length > 0) stretches.push(open);
    open = [];
  }
  if (open.length > 0) stretches.push(open);
  return stretches;
}

/** In sizes: lines of a paragraph stand no further apart. */
const LINE = 1.6;

/** The last line of a paragraph across the page is of no column, however short. */
function withoutRest(stretch: Row[], rows: readonly Row[], at: number): Row[] {
  const [first, ...rest] = stretch;
  const above = first && rows[rows.indexOf(first) - 1];
  const last = first?.items.at(-1);
  const start = above?.items.reduce((one, other) => (other.x < one.x ? other : one));
  if (first === undefined || above === undefined || last === undefined) return stretch;
  const isRest =
    /[.!?]$/u.test(last.text.trim()) &&
    first.items.every(({ x }) => x < at) &&
    first.items.some(({ x, size }) => x === start?.x && size === start.size) &&
    first.y - above.y < last.size * LINE;
  return isRest ? rest : stretch;
}

function columnsAt(rows: readonly Row[], at: number): Columns | undefined {
  const isLeft = ({ x }: PageItem) => x < at;
  const sidesOf = (all: readonly PageItem[]) =>
    [all.filter(isLeft), all.filter((item) => !isLeft(item))] as const;
  // Two headings beside each other begin two columns, whatever stands above them.
  const headed = rows.findIndex(({ items }) => sidesOf(items).every(isHeading));
  // One of them can begin higher, with a heading of its own beside text of the other.
  const higher = rows
    .slice(0, Math.max(0, headed))
    .findIndex(
      ({ items }) => items.some((item) => !isLeft(item)) && sidesOf(items).some(isHeading),
    );
  const own = rows.slice(Math.max(0, higher < 0 ? headed : higher));
  const [left, right] = sidesOf(own.flatMap((row) => row.items));
  if (left.length === 0 || right.length === 0 || isToldAcross(left, right)) return undefined;
  const [one, other] = [sideLines(left), sideLines(right)];
  if (Math.min(widthOf(left), widthOf(right)) < LEAST_WIDTH) return undefined;
  const least = headed >= 0 ? LEAST_UNDER_HEADINGS : LEAST_LINES;
  if (Math.min(one.length, other.length) < least || isTable(one, other)) return undefined;
  if (isToldBeside(one, other)) return undefined;
  return { top: own[0]?.y ?? 0, left, right };
}

/** A heading with nothing below it but what stands further right, without headings of its own: dates and names, no columns. */
function isToldBeside(left: readonly SideLine[], right: readonly SideLine[]): boolean {
  if (right.some(({ text }) => kindOf(text) !== undefined)) return false;
  return left.some(({ text, y }, at) => {
    const next = left[at + 1];
    const isEmpty =
      next !== undefined && kindOf(text) !== undefined && kindOf(next.text) !== undefined;
    return isEmpty && right.some((line) => line.y > y + ROW && line.y < next.y - ROW);
  });
}

function widthOf(items: readonly PageItem[]): number {
  return Math.max(...items.map(({ x, width }) => x + width)) - Math.min(...items.map(({ x }) => x));
}

function isHeading(items: readonly PageItem[]): boolean {
  const [line] = sideLines(items);
  return line !== undefined && kindOf(line.text) !== undefined;
}
