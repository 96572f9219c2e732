import { LIST_SIGNS } from '@sastre/shared-pdf-pages/marks';
import { isDateAlone } from './body.rules.ts';
import { goesOnWithin } from './broken-words.rules.ts';
import { dateOf, findPeriod } from './dates.rules.ts';
import { kindOf } from './heading-words.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { trimmed } from './pieces.rules.ts';
import { withStackedDates } from './stacked-dates.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Lines that a range of dates goes on in. */
const MOST_LINES = 2;
/** Cells of one column begin at most so far apart, in points. */
const SAME = 2.5;

const SIGN = new RegExp(`^[${LIST_SIGNS}]$`, 'u');

/** What stands beside a part of a range; its first cell may be the glyph of a list. */
function restOf({ cells: [, ...cells], ...line }: StyledLine): StyledLine {
  const isItem = cells.length > 1 && SIGN.test(cells[0]?.text ?? '');
  const own = isItem ? cells.slice(1) : cells;
  const rest = withCells({ ...line, cells: own }, own);
  return isItem ? { ...rest, bullet: true } : rest;
}

/** Lines in which what a narrow column wraps is whole again: a range of dates, and a heading beside its part. */
export function unwrapped(all: readonly StyledLine[]): StyledLine[] {
  const lines = withWholeEnds(withStackedDates(all));
  const whole: StyledLine[] = [];
  const margins = new Set(
    lines.filter(isMarginHeading).map(({ cells }) => Math.round(cells[0]?.x ?? 0)),
  );
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    if (line === undefined) break;
    const [top, ...beside] = line.cells;
    const joined = datesOf(lines, at) ?? headingOf(lines, at, margins) ?? nameOf(lines, at);
    if (top === undefined || joined === undefined) {
      whole.push(line);
      continue;
    }
    const { text, more } = joined;
    whole.push({
      ...withCells(line, [{ ...top, text, runs: [{ ...topRun(top), text }] }, ...beside]),
      also: [...(line.also ?? []), ...more.map(({ id }) => id)],
    });
    for (const next of more) if (next.cells.length > 1) whole.push(restOf(next));
    at += more.length;
  }
  return whole;
}

/** Lines in which a range of dates at their right end is whole again. */
function withWholeEnds(lines: readonly StyledLine[]): StyledLine[] {
  const whole = [...lines];
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1];
    const [end, below] = [line.cells.at(-1), next?.cells.at(-1)];
    if (next === undefined || end === undefined || below === undefined) continue;
    if (line.cells.length < 2 || next.cells.length > 2 || !OPEN_END.test(end.text)) continue;
    const text = `${end.text} ${below.text}`;
    const isOne =
      next.page === line.page &&
      next.flow === line.flow &&
      (below.x ?? 0) > (line.cells.at(-2)?.x ?? Infinity) + SAME &&
      (isRange(text) || (findPeriod(end.text) === undefined && isDateAlone(text)));
    if (!isOne) continue;
    const cells = [...line.cells.slice(0, -1), { ...end, text, runs: [{ ...topRun(end), text }] }];
    whole[at] = { ...withCells(line, cells), also: [...(line.also ?? []), next.id] };
    whole[at + 1] = withCells(next, next.cells.slice(0, -1));
  }
  return withWholeLines(whole.filter(({ cells }) => cells.length > 0));
}

/** A range ends so before its last date, and a date before its year. */
const OPEN_END = /[–—-]\s*$|(?:^|[\s–—-])\p{L}{3,12}\.?(?:\s+de)?\s*$/u;
const YEAR_FIRST = /^(?:de\s+)?(?:19|20)\d{2}(?!\d)/u;
const OPEN_RANGE = /(?:19|20)\d{2}\s*[–—-]\s*$|[–—-]\s*\p{L}{3,}\.?(?:\s+de)?$/u;
const LONGEST_REST = 40;

/** Lines of one cell that end within a range of dates, with the short line that it goes on in. */
function withWholeLines(lines: readonly StyledLine[]): StyledLine[] {
  return lines.reduce<StyledLine[]>((whole, next) => {
    const line = whole.at(-1);
    const cell = line?.cells.at(-1);
    if (
      line === undefined ||
      cell === undefined ||
      next.cells.length > 1 ||
      (line.cells.length > 1 && !(next.cells[0] && isBelow(next.cells[0], cell))) ||
      next.bullet ||
      next.page !== line.page ||
      next.text.length > LONGEST_REST ||
      !(OPEN_RANGE.test(line.text) || /^[–—-]\s/u.test(next.text) || isYearBelow(line, next))
    )
      return [...whole, next];
    const found = findPeriod(`${line.text} ${next.text}`);
    const isOne =
      found !== undefined &&
      (found.isRange || isYearBelow(line, next)) &&
      found.from < line.text.length &&
      found.to > line.text.length;
    if (!isOne) return [...whole, next];
    const runs = [
      ...cell.runs,
      ...(next.cells[0]?.runs ?? []).map((run) => ({ ...run, text: ` ${run.text}` })),
    ];
    const also = [...(line.also ?? []), next.id, ...(next.also ?? [])];
    const own = { ...cell, text: `${cell.text} ${next.text}`, runs };
    return [...whole.slice(0, -1), { ...withCells(line, [...line.cells.slice(0, -1), own]), also }];
  }, []);
}

/** A year begins the line below its month: "Porter, Docks, oct" and "2019 – jun 2023". */
function isYearBelow(line: StyledLine, next: StyledLine): boolean {
  if (!OPEN_END.test(line.text) || findPeriod(line.text) !== undefined) return false;
  const [year = ''] = YEAR_FIRST.exec(next.text) ?? [];
  const [end = ''] = /\p{L}+\.?(?:\s+de)?\s*$/u.exec(line.text) ?? [];
  // "… and setting-out." above "2002 – 2003" names no month.
  return year !== '' && (end === '' || dateOf(`${end.trim()} ${year}`).length > 4);
}

interface Joined {
  text: string;
  /** The lines whose first cells it goes on in. */
  more: StyledLine[];
}

/** The range of dates that the cells of a narrow column say together; undefined where each says its own. */
function datesOf(lines: readonly StyledLine[], at: number): Joined | undefined {
  const [line, ...next] = lines.slice(at, at + MOST_LINES + 1);
  const [top, beside] = line?.cells ?? [];
  if (line === undefined || top === undefined || beside === undefined) return undefined;
  if (isRange(top.text) && !/[–—-]\s*$/.test(top.text)) return undefined;
  let { text } = top;
  for (const [count, below] of next.entries()) {
    const [cell, ...rest] = below.cells;
    const isMore =
      cell !== undefined &&
      below.page === line.page &&
      below.flow === line.flow &&
      !below.bullet &&
      !isRange(cell.text) &&
      isInColumn(cell, top, beside, rest[0]);
    if (!isMore) return undefined;
    text = `${text} ${cell.text}`;
    if (isRange(text)) return { text, more: next.slice(0, count + 1) };
  }
  return undefined;
}

/** A name beside its dates that goes on below them, where the file itself calls both one heading. */
function nameOf(lines: readonly StyledLine[], at: number): Joined | undefined {
  const [line, next] = lines.slice(at, at + 2);
  const [top, beside] = line?.cells ?? [];
  const [below, more] = next?.cells ?? [];
  if (next === undefined || line?.heading === undefined || more !== undefined) return undefined;
  const isOne =
    top?.block !== undefined &&
    beside !== undefined &&
    below !== undefined &&
    top.block === below.block;
  if (!isOne) return undefined;
  const isWithin = line.breaksWords === true && goesOnWithin(top.text, below.text);
  const text = isWithin ? top.text.slice(0, -1) + below.text : `${top.text} ${below.text}`;
  return { text, more: [next] };
}

/** The heading that two cells in the margin are. */
function headingOf(
  lines: readonly StyledLine[],
  at: number,
  margins: ReadonlySet<number>,
): Joined | undefined {
  const next = lines[at + 1];
  const [top] = lines[at]?.cells ?? [];
  const [below, ...rest] = next?.cells ?? [];
  if (next === undefined || top === undefined || below === undefined || rest.length === 0)
    return undefined;
  const text = `${top.text} ${below.text}`;
  const isMargin =
    isBelow(below, top) && margins.has(Math.round(top.x ?? 0)) && isBold(top) && isBold(below);
  return isMargin && kindOf(top.text) !== undefined && kindOf(text) !== undefined
    ? { text, more: [next] }
    : undefined;
}

function isRange(text: string): boolean {
  const found = findPeriod(text);
  return (
    found !== undefined &&
    found.isRange &&
    trimmed(text.slice(0, found.from) + text.slice(found.to)) === ''
  );
}

/** What stands below a narrow column, at its left edge or at its right one. */
function isInColumn(
  cell: LineCell,
  top: LineCell,
  beside: LineCell,
  next: LineCell | undefined,
): boolean {
  if (isBelow(cell, top)) return true;
  if (cell.x === undefined || beside.x === undefined || cell.x > beside.x - SAME) return false;
  return next === undefined || next.x === undefined || Math.abs(next.x - beside.x) < SAME;
}

/** A heading that we know, bold at the left, beside the first line of what it is about. */
function isMarginHeading({ cells }: StyledLine): boolean {
  const [first, second] = cells;
  return (
    first !== undefined && second !== undefined && isBold(first) && kindOf(first.text) !== undefined
  );
}

function isBelow(cell: LineCell, top: LineCell): boolean {
  return cell.x !== undefined && top.x !== undefined && Math.abs(cell.x - top.x) < SAME;
}

function topRun({ runs }: LineCell): LineCell['runs'][number] {
  return runs[0] ?? { text: '', size: 0, bold: false, italic: false };
}

function isBold({ runs }: LineCell): boolean {
  return runs.every(({ bold, text }) => bold || text.trim() === '');
}
