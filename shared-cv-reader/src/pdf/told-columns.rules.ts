import { GUTTER, type PageItem } from '@sastre/shared-pdf-pages';

/** Items that are read one after the other, and what stands before and behind them in the file's own order. */
export interface ToldColumns {
  before: PageItem[];
  left: PageItem[];
  right: PageItem[];
  behind: PageItem[];
}

/** So far up the next column begins, in sizes of its text. */
const BACK_UP = 3;
/** Of the items, so many have to be told; what stands between them in the file belongs to them. */
const MOST = 0.9;
/** From one column to the other the file goes once, and once more below them. */
const LEAST_TURNS = 3;
/** A cell of a table can begin so far above the one before it, in points. */
const MOST_UP = 40;

/**
 * The columns that the file itself tells: it says all of one before it goes back up to the other, and nothing of the one
 * reaches the other. A table goes from side to side. Undefined where the file says nothing, or tells of no columns.
 */
export function toldColumns(items: readonly PageItem[]): ToldColumns | undefined {
  const order = toldOrder(items);
  if (order === undefined) return undefined;
  const starts = [0, ...order.flatMap((item, at) => (isBackUp(order[at - 1], item) ? [at] : []))];
  for (const [at, start] of starts.entries()) {
    if (at === 0) continue;
    const columns = columnsAt(order, {
      from: starts[at - 1] ?? 0,
      start,
      to: starts[at + 1] ?? order.length,
    });
    if (columns !== undefined) return columns;
  }
  return undefined;
}

/** Whether the file itself goes from one side to the other again and again, and down, as a table does. */
export function isToldAcross(left: readonly PageItem[], right: readonly PageItem[]): boolean {
  const order = toldOrder([...left, ...right]);
  if (order === undefined) return false;
  const sides = new Set(left);
  const rows: PageItem[][] = [];
  for (const [at, item] of order.entries()) {
    const above = order[at - 1];
    if (above === undefined || sides.has(item) !== sides.has(above)) rows.push([item]);
    else rows.at(-1)?.push(item);
  }
  if (rows.length <= LEAST_TURNS) return false;
  const tops = rows.map((row) => Math.min(...row.map(({ y }) => y)));
  // What was painted in any order tells nothing.
  return tops.every((top, at) => top > (tops[at - 1] ?? -Infinity) - MOST_UP);
}

/** Items as the file tells them; undefined where it does not. */
function toldOrder(items: readonly PageItem[]): PageItem[] | undefined {
  const told = items.filter(({ tag }) => tag !== undefined).length;
  if (told === 0 || told < items.length * MOST) return undefined;
  const blocks = new Map<PageItem, number>();
  let block = 0;
  for (const item of items) {
    block = item.tag?.block ?? block;
    blocks.set(item, block);
  }
  return items.toSorted((one, other) => (blocks.get(one) ?? 0) - (blocks.get(other) ?? 0));
}

function isBackUp(above: PageItem | undefined, next: PageItem): boolean {
  return above !== undefined && above.y - next.y > next.size * BACK_UP;
}

interface Stretch {
  from: number;
  start: number;
  to: number;
}

/** What stands before and behind the start of a column, but for what crosses the other one. */
function columnsAt(
  order: readonly PageItem[],
  { from, start, to }: Stretch,
): ToldColumns | undefined {
  let [first, last] = [from, to];
  // The name can stand across both, and so can what follows below.
  const head = spanOf(order.slice(start, start + 1));
  while (first < start && !areApart(spanOf(order.slice(first, start)), head)) first += 1;
  if (first === start) return undefined;
  // What the file tells between two headings beside each other is one column; what stands above them is none of it.
  const isBeside = ({ tag, y, size }: PageItem) =>
    tag?.heading !== undefined && Math.abs(y - (order[start]?.y ?? 0)) < size * 0.35;
  if (order[start]?.tag?.heading !== undefined) {
    const heading = order.findIndex((item, at) => at >= first && at < start && isBeside(item));
    first = Math.max(first, heading);
  }
  const beside = spanOf(order.slice(first, start));
  const crosses = order.findIndex(
    (item, at) => at > start && at < to && !areApart(beside, spanOf([item])),
  );
  if (crosses >= 0) last = crosses;
  const [one, other] = [order.slice(first, start), order.slice(start, last)];
  // A list that is set in columns is one part; columns of a page have headings of their own.
  if (![one, other].every((column) => column.some(({ tag }) => tag?.heading !== undefined)))
    return undefined;
  const [left, right] = spanOf(one).left < spanOf(other).left ? [one, other] : [other, one];
  return { before: order.slice(0, first), left, right, behind: order.slice(last) };
}

interface Span {
  left: number;
  right: number;
}

function spanOf(items: readonly PageItem[]): Span {
  return {
    left: Math.min(...items.map(({ x }) => x)),
    right: Math.max(...items.map(({ x, width }) => x + width)),
  };
}

function areApart(one: Span, other: Span): boolean {
  return Math.max(one.left - other.right, other.left - one.right) >= GUTTER;
}
