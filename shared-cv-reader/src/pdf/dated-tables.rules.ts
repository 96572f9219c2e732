import {
  countLines,
  fromTop,
  GUTTER,
  type PageItem,
  ROW,
  SAME_EDGE,
} from '@sastre/shared-pdf-pages';
import { isDateAlone } from '../rules/body.rules.ts';
import { kindOf } from '../rules/heading-words.rules.ts';

/** A table of three columns, of which the first says when: for each of its rows what stands in these. */
export interface DatedTable {
  above: PageItem[];
  /** What names the columns; empty where nothing does. */
  names: PageItem[];
  rows: { dated: PageItem[]; text: PageItem[] }[];
  below: PageItem[];
}

/** Lines of one name in a cell stand at most so far apart, in sizes of its text. */
const WITHIN = 1.35;
/** The names of columns stand at most so far above the first row, in sizes. */
const FAR = 2.5;
const LEAST = 2;

/**
 * A table whose rows say when, where, and what in several lines: read row by row, and each cell of it to its end before the
 * next one. Undefined where there is none.
 */
export function datedTable(items: readonly PageItem[]): DatedTable | undefined {
  const sorted = fromTop(items);
  const heads = sorted.flatMap((date) => headOf(date, sorted) ?? []);
  const [first] = heads;
  if (first === undefined) return undefined;
  const isSame = ({ second, third }: Head) =>
    Math.abs(second - first.second) < SAME_EDGE && Math.abs(third - first.third) < SAME_EDGE;
  const top = first.date.y - ROW;
  const crossing = sorted.find(
    (item) =>
      item.y >= top &&
      ([first.second, first.third].some((edge) => crosses(item, edge)) || isHeading(item, first)),
  );
  const bottom = crossing === undefined ? Infinity : crossing.y - ROW;
  const own = heads.filter((head) => isSame(head) && head.date.y < bottom);
  const rows = own.map(({ date }, at) => {
    const end = own[at + 1] === undefined ? bottom : (own[at + 1]?.date.y ?? 0) - ROW;
    const inside = sorted.filter(({ y }) => y >= date.y - ROW && y < end);
    const [dates, names, text] = [
      inside.filter(({ x }) => x < first.second - SAME_EDGE),
      inside.filter(({ x }) => x >= first.second - SAME_EDGE && x < first.third - SAME_EDGE),
      inside.filter(({ x }) => x >= first.third - SAME_EDGE),
    ];
    return { dated: [...dates, ...wholeNames(names, first.third - GUTTER)], text };
  });
  const long = rows.filter(({ text }) => countLines(text) > 1).length;
  if (rows.length < LEAST || long < rows.length / 2) return undefined;
  const above = sorted.filter(({ y }) => y < top);
  const names = namesAbove(above, first);
  return {
    above: above.filter((item) => !names.includes(item)),
    names,
    rows,
    below: sorted.filter(({ y }) => y >= bottom),
  };
}

interface Head {
  date: PageItem;
  /** Left edges of the second and third column. */
  second: number;
  third: number;
}

/** Dates alone at the left, and two cells beside them. */
function headOf(date: PageItem, items: readonly PageItem[]): Head | undefined {
  if (!isDateAlone(date.text)) return undefined;
  const row = items.filter(({ y }) => Math.abs(y - date.y) < ROW);
  const [second, third, ...more] = row.filter(({ x }) => x > date.x);
  if (second === undefined || third === undefined || more.length > 0) return undefined;
  if (row.some(({ x }) => x < date.x) || third.x - second.x - second.width < GUTTER)
    return undefined;
  return { date, second: second.x, third: third.x };
}

/** The row right above the first one, where it has a cell in each column. */
function namesAbove(above: readonly PageItem[], { date, second, third }: Head): PageItem[] {
  const last = above.at(-1);
  if (last === undefined || date.y - last.y > date.size * FAR) return [];
  const row = above.filter(({ y }) => last.y - y < ROW);
  const edges = [date.x, second, third];
  const isOf =
    row.length === edges.length &&
    row.every(({ x }, at) => Math.abs(x - (edges[at] ?? 0)) < SAME_EDGE);
  return isOf ? row : [];
}

/** Below the dates stands what heads the next part, in a look of its own or with a name that we know. */
function isHeading({ x, text, size, bold }: PageItem, { date, second }: Head): boolean {
  const isOther = bold !== date.bold || Math.abs(size - date.size) > 0.3;
  return x < second - SAME_EDGE && !isDateAlone(text) && (isOther || kindOf(text) !== undefined);
}

function crosses({ x, width }: PageItem, edge: number): boolean {
  return x < edge - SAME_EDGE && x + width > edge;
}

/** Names that the width of their cell wraps, as one. */
function wholeNames(names: readonly PageItem[], right: number): PageItem[] {
  const whole: { item: PageItem; last: PageItem }[] = [];
  for (const item of names) {
    const open = whole.at(-1);
    const [word = ''] = item.text.split(' ');
    const needed = (item.width * (word.length + 1)) / Math.max(item.text.length, 1);
    const isMore =
      open !== undefined &&
      item.y - open.last.y < item.size * WITHIN &&
      item.bold === open.last.bold &&
      (open.last.x + open.last.width + needed > right || /^[&\p{Ll}]/u.test(item.text));
    if (isMore) {
      open.item = { ...open.item, text: `${open.item.text} ${item.text}` };
      open.last = item;
    } else whole.push({ item, last: item });
  }
  return whole.map(({ item }) => item);
}
