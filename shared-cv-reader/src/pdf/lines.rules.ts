import {
  LIST_SIGNS_APART,
  mirrored,
  type PageItem,
  type PageText,
  runsRightToLeft,
} from '@sastre/shared-pdf-pages';
import { isDateAlone } from '../rules/body.rules.ts';
import { isPresent } from '../rules/dates.rules.ts';
import type { LineCell, StyledLine } from '../rules/styled-line.types.ts';
import { cellsOf, runOf, tidy } from './cells.rules.ts';
import { readingOrder } from './columns.rules.ts';
import { dateEdges } from './date-edges.rules.ts';
import { withoutSqueezed } from './squeezed-rows.rules.ts';
import { textEdge } from './text-edge.rules.ts';

/** Glyphs that begin list items. */
const BULLET = new RegExp(`^(?:[${LIST_SIGNS_APART}]|o(?=\\s))(?=\\s|$)`, 'u');
const LINE_HEIGHT = 1.2;
/** Between two words, in sizes. */
const SPACE = 0.3;
/** Of one word, in points. */
const SAME_BASELINE = 0.5;

/** A glyph or number before a list item, where the file itself says that it is one. */
const LABEL = /^(?:[^\p{L}\d]{1,3}|[\p{L}\d]{1,3}[.)])$/u;

/** The lines of a page in reading order; `open` heads a table that the page before did not end. */
export function linesOfPage(
  text: PageText,
  page: number,
  open?: PageItem[],
): Omit<StyledLine, 'id'>[] {
  const aside = (text.upright ?? []).map((item) => uprightLine(item, page));
  if (!runsRightToLeft(text.items)) return [...linesOf(text.items, page, open), ...aside];
  const { width } = text;
  const lines = linesOf(mirrored(text.items, width), page);
  return [...lines.map((line) => ({ ...line, mirror: width })), ...aside];
}

/** Text that stands upright as a line of its own; its box runs from its baseline up the page. */
function uprightLine(item: PageItem, page: number): Omit<StyledLine, 'id'> {
  const text = tidy(item.text);
  const { x, y, size, width } = item;
  return {
    ...{ text, page, flow: 0, gapAbove: 1, indent: 0, bullet: false, isAside: true },
    cells: [{ text, runs: [runOf(text, item)], x }],
    box: { x: x - size, y: Math.max(0, y - width), width: size * LINE_HEIGHT, height: width },
  };
}

function linesOf(items: PageItem[], page: number, open?: PageItem[]): Omit<StyledLine, 'id'>[] {
  const begun = new Set<number>();
  return readingOrder(items, 0, open).flatMap((region) => {
    const left = Math.min(...region.items.map(({ x }) => x));
    const right = Math.max(...region.items.map(({ x, width }) => x + width));
    let above: number | undefined;
    const rows = withoutSqueezed(rowsOf(region.items));
    const edge = textEdge(rows);
    const place = { page, flow: region.flow, left, right, edge, dates: dateEdges(rows) };
    return withMargin(rows, region.headings ?? []).flatMap(({ row, isHeading }) => {
      const line = isHeading
        ? headingOf(row, { ...place, above }, begun)
        : lineOf(row, { ...place, above }, begun);
      if (line === undefined) return [];
      above = Math.max(...row.map(({ y }) => y));
      return [region.areNames === true ? { ...line, isAside: true } : line];
    });
  });
}

/** Rows with the headings that stand beside them, each before its first row. */
function withMargin(
  rows: readonly PageItem[][],
  headings: readonly PageItem[][],
): { row: PageItem[]; isHeading: boolean }[] {
  const left = [...headings];
  return rows.flatMap((row) => {
    const [heading] = left;
    const [first] = heading ?? [];
    const isBeside = first !== undefined && row.some(({ y, size }) => y > first.y - size * 0.6);
    if (isBeside) left.shift();
    return [
      ...(isBeside && heading !== undefined ? [{ row: heading, isHeading: true }] : []),
      { row, isHeading: false },
    ];
  });
}

/** A heading of several lines as one. */
function headingOf(
  pieces: readonly PageItem[],
  place: Place,
  begun: Set<number>,
): Omit<StyledLine, 'id'> | undefined {
  const [first] = pieces;
  let end = 0;
  const row = pieces.map((piece, at) => {
    const above = pieces[at - 1];
    // What stands in one line stands as close as it did.
    const isNext = above !== undefined && Math.abs(above.y - piece.y) < SAME_BASELINE;
    const gap = isNext ? piece.x - above.x - above.width : piece.size * SPACE;
    const x = piece === first ? piece.x : end + gap;
    end = x + piece.width;
    return { ...piece, x, y: first?.y ?? piece.y };
  });
  const line = lineOf(row, place, begun);
  if (line?.box === undefined) return line;
  const bottom = Math.max(...pieces.map(({ y }) => y));
  const width = Math.max(...pieces.map((piece) => piece.x + piece.width)) - line.box.x;
  const height = line.box.height + bottom - (first?.y ?? bottom);
  return { ...line, heading: line.heading ?? 1, indent: 0, box: { ...line.box, width, height } };
}

/** Items by baseline; what is raised or lowered a little belongs to the line, and what stands beside it by half a line. */
function rowsOf(items: readonly PageItem[]): PageItem[][] {
  const rows: PageItem[][] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    // A power that is raised comes first, and has not the line's own baseline.
    const base = row?.find((other) => hasRaised(other, row.slice(0, 1))) ?? row?.[0];
    const size = Math.max(item.size, base?.size ?? 0);
    const distance = Math.abs(item.y - (base?.y ?? -Infinity));
    if (row !== undefined && distance < size * 0.35) row.push(item);
    else if (row !== undefined && joins(item, row)) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

function joins(item: PageItem, row: readonly PageItem[]): boolean {
  return isBeside(item, row) || isNext(item, row) || hasRaised(item, row);
}

/** A small sign above the end of a text is its power or its note: "92.000 m²". */
function hasRaised(item: PageItem, row: readonly PageItem[]): boolean {
  return row.every(
    (other) =>
      other.size < item.size * 0.8 &&
      other.y < item.y &&
      item.y - other.y < item.size * 0.55 &&
      Math.abs(other.x - item.x - item.width) < item.size * 0.2,
  );
}

/** A word goes on in the row that its beginning stands in, as behind a ligature. */
function isNext(item: PageItem, row: readonly PageItem[]): boolean {
  return row.some(
    (other) =>
      Math.abs(other.y - item.y) < SAME_BASELINE &&
      Math.abs(item.x - other.x - other.width) < item.size * 0.3,
  );
}

/** Closer than two lines of a column can be, and with space between. */
function isBeside(item: PageItem, row: readonly PageItem[]): boolean {
  return row.every((other) => {
    const apart = Math.max(item.x - other.x - other.width, other.x - item.x - item.width);
    return apart > item.size && Math.abs(item.y - other.y) < Math.min(item.size, other.size) * 0.7;
  });
}

interface Place {
  page: number;
  flow: number;
  left: number;
  right: number;
  above: number | undefined;
  /** Of the text beside a narrow column. */
  edge: number | undefined;
  /** Of its columns of dates. */
  dates: readonly number[];
}

function lineOf(
  row: readonly PageItem[],
  place: Place,
  begun: Set<number>,
): Omit<StyledLine, 'id'> | undefined {
  const cells = cellsOf(
    row.filter(({ tag, text }) => !(tag?.isLabel && LABEL.test(text.trim()))),
    place.edge,
    place.dates,
  );
  const tag = row[0]?.tag;
  const isItem = tag !== undefined && tag.isItem && !begun.has(tag.block);
  const bullet = takeBullet(cells) || isItem || (row[0]?.isMarked ?? false);
  const filled = cells.filter(({ text }) => text !== '');
  if (filled.length === 0) return undefined;
  for (const { tag: one } of row) if (one !== undefined) begun.add(one.block);
  const size = Math.max(...row.map((item) => item.size));
  const baseline = Math.max(...row.map(({ y }) => y));
  const x = Math.min(...row.map((item) => item.x));
  const end = Math.max(...row.map((item) => item.x + item.width));
  const distance = place.above === undefined ? 0 : (baseline - place.above) / size - LINE_HEIGHT;
  return {
    text: filled.map(({ text }) => text).join(' '),
    cells: filled,
    page: place.page,
    box: { x, y: baseline - size, width: end - x, height: size * LINE_HEIGHT },
    flow: place.flow,
    gapAbove: Math.max(0, distance),
    indent: (filled[0]?.x ?? x) - place.left,
    room: place.right - end,
    bullet,
    ...(tag?.heading !== undefined && { heading: tag.heading }),
  };
}

/** Takes the glyph of a list item away. */
function takeBullet(cells: LineCell[]): boolean {
  const [first, second] = cells;
  if (first === undefined || !BULLET.test(first.text)) return false;
  // A heading of two names that is wrapped before the dash between them.
  if (/^[–—]\s/u.test(first.text) && first.runs.every((run) => run.bold)) return false;
  const text = first.text.replace(BULLET, '').trim();
  // A range of dates that a narrow column wraps before its dash.
  const end = text.replace(/\)$/u, '');
  if (/^[–—-]/u.test(first.text) && (isDateAlone(end) || isPresent(end))) return false;
  if (text === '' && second === undefined) return false;
  const [run, ...runs] = first.runs;
  const rest = run === undefined ? '' : run.text.replace(BULLET, '').trimStart();
  cells[0] = {
    ...first,
    text,
    runs: run === undefined || rest === '' ? runs : [{ ...run, text: rest }, ...runs],
  };
  return true;
}
