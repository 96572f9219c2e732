import { type PageItem, ROW, SAME_EDGE } from '@sastre/shared-pdf-pages';
import { isDateAlone } from '../rules/body.rules.ts';
import { kindOf } from '../rules/heading-words.rules.ts';

/** A line of one side of a gap. */
export interface SideLine {
  /** Its left edge, and its right one. */
  x: number;
  end: number;
  y: number;
  text: string;
}

/** Lines beside each other stand no further apart, in points. */
const BESIDE = 2;
const DATE_LIKE = /\b(19|20)\d\d\b|^\W*\d{1,2}[./]\d{2,4}/;

/** The lines of one side. */
export function sideLines(items: readonly PageItem[]): SideLine[] {
  const lines: SideLine[] = [];
  const rows = items.toSorted((one, other) => one.y - other.y);
  const whole: PageItem[][] = [];
  for (const item of rows) {
    const last = whole.at(-1);
    if (last !== undefined && item.y - (last[0]?.y ?? 0) < ROW) last.push(item);
    else whole.push([item]);
  }
  for (const row of whole) {
    let line: SideLine | undefined;
    for (const { x, y, text, width, size } of row.toSorted((one, other) => one.x - other.x)) {
      // Small capitals stand letter by letter.
      if (line === undefined) line = { x, y, text, end: x + width };
      else {
        line.text += x - line.end > size * 0.16 ? ` ${text}` : text;
        line.end = x + width;
      }
    }
    if (line !== undefined) lines.push(line);
  }
  return lines;
}

/** Whether two sides are a table: one of them says of what stands beside it when it was, or what it is about. */
export function isTable(left: readonly SideLine[], right: readonly SideLine[]): boolean {
  return (
    isTableSide(left, right) ||
    isTableSide(right, left) ||
    isLabelSide(left, right) ||
    [within(left, right), within(right, left)].some(
      (rows) => rows !== undefined && isTable(...rows),
    )
  );
}

/** Of labels that end at one edge, so many lines have something beside them. */
const LABELS = 0.6;

/** Labels that all end at one edge, and begin at many, each beside what it names: no column of text is set so. */
function isLabelSide(left: readonly SideLine[], right: readonly SideLine[]): boolean {
  const ends = left.filter(({ end }) => Math.abs(end - (left[0]?.end ?? 0)) < SAME_EDGE);
  const starts = new Set(ends.map(({ x }) => Math.round(x / SAME_EDGE)));
  const beside = ends.filter(({ y }) => right.some((line) => Math.abs(line.y - y) < BESIDE));
  return (
    ends.length > 3 &&
    ends.length > left.length * 0.8 &&
    starts.size > ends.length / 2 &&
    beside.length > ends.length * LABELS
  );
}

/** In letters: the longest text of a cell in a table of names. */
const LONGEST_CELL = 30;

/** One side without what stands above the other: names below an address can be the last column of a table. */
function within(
  side: readonly SideLine[],
  other: readonly SideLine[],
): [SideLine[], readonly SideLine[]] | undefined {
  const top = Math.min(...other.map(({ y }) => y)) - BESIDE;
  const rows = side.filter(({ y }) => y > top);
  const areNames = rows.length > 2 && rows.every(({ text }) => text.length < LONGEST_CELL);
  return rows.length < side.length && areNames ? [rows, other] : undefined;
}

/** A column of dates, of headings or of labels, each beside the first line of what it belongs to. */
function isTableSide(side: readonly SideLine[], other: readonly SideLine[]): boolean {
  const isBeside = ({ y }: SideLine, distance = BESIDE) =>
    other.some((line) => Math.abs(line.y - y) < distance);
  const aligned = side.filter((line) => isBeside(line)).length;
  const dates = side.filter(({ text }) => DATE_LIKE.test(text)).length;
  // Dates alone that all begin a line of the other side were set beside it, however much else stands between them.
  const alone = side.filter(({ text }) => isDateAlone(text));
  const beside = alone.filter((line) => isBeside(line, 0.6)).length;
  if (alone.length > 1 && beside > alone.length * 0.75) return true;
  // Headings in the margin, with dates or without: what they are about stands beside them.
  const headings = side.filter(({ text }, at) => isHeadingPart(text, side[at + 1]?.text));
  const top = Math.min(...other.map(({ y }) => y)) - BESIDE;
  const within = side.filter(({ y }) => y > top);
  const inMargin = headings.filter(({ y }) => y > top).length;
  if (inMargin > 1 && inMargin + alone.length > within.length * 0.8) return true;
  if (isTableWithHeadings(side, other)) return true;
  // In a column of text the lines between them are many, and some line beside is never far.
  // Where the other side has headings of its own, those of this side say nothing of it.
  const isBare = other.filter(({ text }) => kindOf(text) !== undefined).length < 2;
  const isMargin = isBare && headings.length > 2 && headings.length >= side.length * 0.2;
  if (isMargin && headings.every((line) => isBeside(line, 2.5))) return true;
  const rest = side.filter((line) => !headings.includes(line) && !alone.includes(line));
  const labels = rest.filter((line) => line.text.length < 30 && isBeside(line, 2.5)).length;
  const explained = headings.length + alone.length + labels;
  if (alone.length + headings.length > 2 && explained > side.length * 0.8 && beside > 0)
    return true;
  const shares = { aligned: aligned / side.length, dates: dates / side.length };
  if (shares.dates > 0.45 && shares.aligned > 0.4) return true;
  if (shares.dates > 0.15 && shares.aligned > 0.6) return true;
  return shares.aligned > 0.85 && side.length <= other.length;
}

/** Rows that each have something beside them, below headings that have nothing: both are one table. */
function isTableWithHeadings(side: readonly SideLine[], other: readonly SideLine[]): boolean {
  const ys = other.map(({ y }) => y);
  // What stands below all of the other side is no row.
  const own = side.filter(({ y }) => y < Math.max(...ys) + BESIDE && y > Math.min(...ys) - BESIDE);
  const isBeside = ({ y }: SideLine) => ys.some((one) => Math.abs(one - y) < BESIDE);
  const isHeading = ({ text }: SideLine) => kindOf(text) !== undefined;
  const rows = own.filter((line) => isBeside(line) || !isHeading(line));
  const edge = Math.min(...own.map(({ x }) => x));
  if (own.some(({ x }) => x > edge + SAME_EDGE)) return false;
  if (rows.length === own.length || rows.length < 2 || other.some(isHeading)) return false;
  return rows.every(isBeside);
}

/** A heading that we know, or the first half of one. */
function isHeadingPart(text: string, next = ''): boolean {
  return kindOf(text) !== undefined || kindOf(`${text} ${next}`) !== undefined;
}
