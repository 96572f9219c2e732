import { findPeriod } from './dates.rules.ts';
import { kindOf } from './parts.rules.ts';
import { trimmed } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Cells of one column begin at most so far apart, in points. */
const SAME = 2.5;

/** Lines in which what a narrow column wraps is whole again: a range of dates, and a heading beside its part. */
export function unwrapped(lines: readonly StyledLine[]): StyledLine[] {
  const whole: StyledLine[] = [];
  const margins = new Set(
    lines.filter(isMarginHeading).map(({ cells }) => Math.round(cells[0]?.x ?? 0)),
  );
  for (const line of lines) {
    const above = whole.at(-1);
    const [first, ...rest] = line.cells;
    const [top, ...beside] = above?.cells ?? [];
    const joined =
      above === undefined || first === undefined || top === undefined
        ? undefined
        : (datesOf(above, line) ?? (rest.length > 0 ? headingOf(top, first, margins) : undefined));
    if (above === undefined || top === undefined || joined === undefined) {
      whole.push(line);
      continue;
    }
    const also = [...(above.also ?? []), line.id];
    whole[whole.length - 1] = { ...withCells(above, [{ ...top, text: joined }, ...beside]), also };
    if (rest.length > 0) whole.push(withCells(line, rest));
  }
  return whole;
}

/** The range of dates that two cells of a narrow column say together; undefined where each says its own. */
function datesOf(above: StyledLine, line: StyledLine): string | undefined {
  const [top, beside] = above.cells;
  const [first, next] = line.cells;
  if (top === undefined || beside === undefined || first === undefined) return undefined;
  if (above.page !== line.page || line.bullet || !isInColumn(first, top, beside, next))
    return undefined;
  const text = `${top.text} ${first.text}`;
  return isRange(text) && !isRange(top.text) && !isRange(first.text) ? text : undefined;
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

/** The heading that two cells in the margin are. */
function headingOf(
  top: LineCell,
  below: LineCell,
  margins: ReadonlySet<number>,
): string | undefined {
  const text = `${top.text} ${below.text}`;
  const isMargin =
    isBelow(below, top) && margins.has(Math.round(top.x ?? 0)) && isBold(top) && isBold(below);
  return isMargin && kindOf(top.text) !== undefined && kindOf(text) !== undefined
    ? text
    : undefined;
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

function isBold({ runs }: LineCell): boolean {
  return runs.every(({ bold, text }) => bold || text.trim() === '');
}

function withCells(line: StyledLine, cells: readonly LineCell[]): StyledLine {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}
