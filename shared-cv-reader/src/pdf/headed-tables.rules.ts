import { fromTop, type PageItem, ROW, rowsIn, SAME_EDGE } from '@sastre/shared-pdf-pages';
import { areLabelsOfRows, saysOfRow } from '@sastre/shared-cv-words';
import { kindOf } from '../rules/heading-words.rules.ts';

/** A table whose first row says what its columns are: "Year | Qualification | Institution | Grade". */
export interface HeadedTable {
  above: PageItem[];
  /** Its cells row by row, each with the name of its column: "Institution: University of York". */
  cells: PageItem[];
  below: PageItem[];
  /** Its head where it may go on at the top of the next page. */
  open: PageItem[] | undefined;
}

const LEAST_ROWS = 2;
/** Lines of one cell stand at least so far apart, in sizes; what is set in the middle of its row stands half as far. */
const LINE = 0.9;
/** Rows stand so much further apart than lines within them. */
const APART = 1.15;
/** Further below there is no row of the table any more, in sizes. */
const FAR = 4;
/**
 * The first table whose head names what each column tells of a job or a course; undefined where there is none. `before`:
 * the head of one that was open at the end of the page before.
 */
export function headedTable(
  items: readonly PageItem[],
  before?: PageItem[],
): HeadedTable | undefined {
  const sorted = fromTop(items);
  const own = baselines(sorted).find(isHead);
  const head = own ?? atTop(before, sorted);
  const [first] = head ?? [];
  if (head === undefined || first === undefined) return undefined;
  const edges = head.map(({ x }) => x);
  const body = bodyBelow(sorted, first, edges);
  const rows = rowsOf(body, edges);
  const goesOn = body.length === sorted.filter(({ y }) => y >= first.y + ROW).length;
  const isSure = own === undefined ? isRow(rows[0], edges) : rows.length >= LEAST_ROWS || goesOn;
  if (!isSure) return undefined;
  const inside = new Set([...head, ...body]);
  const outside = sorted.filter((item) => !inside.has(item));
  return {
    above: outside.filter(({ y }) => y < first.y + ROW),
    cells: rows.flatMap((row) => cellsOf(row, head)),
    below: outside.filter(({ y }) => y >= first.y + ROW),
    open: goesOn ? head : undefined,
  };
}

/** The head as if it stood right above the page's first line. */
function atTop(head: PageItem[] | undefined, sorted: readonly PageItem[]): PageItem[] | undefined {
  const [first] = sorted;
  return first && head?.map((name) => ({ ...name, y: first.y - first.size }));
}

const isRow = (row: readonly PageItem[] | undefined, edges: readonly number[]) =>
  row !== undefined && columnsIn(row, edges) > edges.length / 2;

/** Texts of one baseline, from the left. */
const baselines = (items: readonly PageItem[]): PageItem[][] =>
  rowsIn(items).map((row) => row.items.toSorted((one, other) => one.x - other.x));

function isHead(row: readonly PageItem[]): boolean {
  return areLabelsOfRows(row.map(({ text }) => text));
}

/** What stands below the head, as far as it keeps to the columns. */
function bodyBelow(sorted: readonly PageItem[], head: PageItem, edges: readonly number[]) {
  const body: PageItem[] = [];
  let { y } = head;
  const [left = 0] = edges;
  for (const item of sorted) {
    if (item.y < head.y + ROW) continue;
    const crosses = edges.some((edge) => item.x < edge - SAME_EDGE && item.x + item.width > edge);
    const isHeading = item.x < left + SAME_EDGE && kindOf(item.text) !== undefined;
    if (crosses || isHeading || item.x < left - SAME_EDGE || item.y - y > item.size * FAR) break;
    body.push(item);
    y = item.y;
  }
  return body;
}

/** Rows by the gaps between them; where all lines are as far apart, each that fills half of the columns is one. */
function rowsOf(body: readonly PageItem[], edges: readonly number[]): PageItem[][] {
  const lines = baselines(body);
  const size = body[0]?.size ?? 0;
  const gaps = lines.slice(1).map((line, at) => (line[0]?.y ?? 0) - (lines[at]?.[0]?.y ?? 0));
  const halves = gaps.filter((gap) => gap > size * LINE * 0.5 && gap < size * LINE);
  const least = Math.min(
    ...gaps.filter((gap) => gap > size * LINE),
    ...halves.map((gap) => gap * 2),
  );
  const areParted = gaps.some((gap) => gap > least * APART);
  const rows: PageItem[][] = [];
  for (const [at, line] of lines.entries()) {
    const begins = areParted
      ? (gaps[at - 1] ?? Infinity) > least * APART
      : columnsIn(line, edges) >= edges.length / 2;
    if (begins || rows.length === 0) rows.push([...line]);
    else rows.at(-1)?.push(...line);
  }
  return rows;
}

const columnOf = ({ x }: PageItem, edges: readonly number[]) =>
  edges.findLastIndex((edge) => x >= edge - SAME_EDGE);

const columnsIn = (line: readonly PageItem[], edges: readonly number[]) =>
  new Set(line.map((item) => columnOf(item, edges))).size;

/** Each on a line of its own, so that nothing of another column is read into it. */
function cellsOf(row: readonly PageItem[], head: readonly PageItem[]): PageItem[] {
  const edges = head.map(({ x }) => x);
  return head.flatMap((name, column) => {
    const own = fromTop(row.filter((item) => columnOf(item, edges) === column));
    const [first] = own;
    const text = own.map((one) => one.text.trim()).join(' ');
    if (first === undefined || !saysOfRow(name.text, text)) return [];
    return [{ ...first, text: `${name.text.trim()}: ${text}` }];
  });
}
