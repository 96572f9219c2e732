import { findPeriod } from './dates.rules.ts';
import { kindOf } from './parts.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** A date whose end stands on the next line. */
const OPEN_DATE = /[-–—]\s*$/;
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
    if (
      above !== undefined &&
      first !== undefined &&
      top !== undefined &&
      rest.length > 0 &&
      isBelow(first, top)
    ) {
      const joined = joinedText(top, first, margins);
      if (joined !== undefined) {
        whole[whole.length - 1] = withCells(above, [{ ...top, text: joined }, ...beside]);
        whole.push(withCells(line, rest));
        continue;
      }
    }
    whole.push(line);
  }
  return whole;
}

/** What a cell says with the one below it; undefined when these are two things. */
function joinedText(
  top: LineCell,
  below: LineCell,
  margins: ReadonlySet<number>,
): string | undefined {
  const text = `${top.text} ${below.text}`;
  if (OPEN_DATE.test(top.text)) {
    const found = findPeriod(text);
    return found !== undefined && found.isRange && found.from === 0 && found.to === text.length
      ? text
      : undefined;
  }
  const isMargin = margins.has(Math.round(top.x ?? 0)) && isBold(top) && isBold(below);
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
