import { isDateAlone } from './body.rules.ts';
import { findPeriod, isPresent } from './dates.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { withText } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const MONTH = /^\p{L}{3,12}\.?$/u;

/** Lines in which dates below each other, which the file itself calls one paragraph or which stand close and alone, are one date or a range. */
export function withStackedDates(lines: readonly StyledLine[]): StyledLine[] {
  return lines.reduce<StyledLine[]>((whole, next) => {
    const line = whole.at(-1);
    const [top, ...beside] = line?.cells ?? [];
    const [below, ...rest] = next.cells;
    const isPair = line !== undefined && areClose(line, next);
    const text = top && below && line?.page === next.page ? dateOf(top, below, isPair) : undefined;
    if (line === undefined || top === undefined || text === undefined) return [...whole, next];
    const joined = withCells(line, [withText(top, text), ...beside]);
    const also = [...(line.also ?? []), next.id, ...(next.also ?? [])];
    return [
      ...whole.slice(0, -1),
      { ...joined, also },
      ...(rest.length > 0 ? [withCells(next, rest)] : []),
    ];
  }, []);
}

/** In sizes, between two lines of one thing; above the first there is more. */
const MOST_GAP = 0.5;

/** Two lines of which each is a date and nothing else, closer to each other than to what is above. */
function areClose(line: StyledLine, next: StyledLine): boolean {
  const isAlone = [line, next].every(({ cells, bullet }) => cells.length === 1 && !bullet);
  const isAtEdge = Math.abs(line.indent - next.indent) < 1;
  return isAlone && isAtEdge && next.gapAbove <= MOST_GAP && next.gapAbove <= line.gapAbove;
}

/** "November" and "2018", or "2007" and "2009" where each stands alone. */
function dateOf(top: LineCell, below: LineCell, isPair: boolean): string | undefined {
  const isBlock = top.block !== undefined && top.block === below.block;
  if (!isBlock && !(isPair && isYear(top.text) && isYear(below.text))) return undefined;
  const one = `${top.text} ${below.text}`;
  if (MONTH.test(top.text) && findPeriod(one)?.isRange === false && isDateAlone(one)) return one;
  const [start, end] = [top.text, below.text];
  if (!isOne(start) || !(isOne(end) || isPresent(end))) return undefined;
  const range = `${start} – ${end}`;
  const found = findPeriod(range);
  return found?.isRange === true && (found.current || found.startDate <= found.endDate)
    ? range
    : undefined;
}

const isYear = (text: string) => /^(?:19|20)\d{2}$/.test(text.trim());

function isOne(text: string): boolean {
  return isDateAlone(text) && findPeriod(text)?.isRange !== true;
}
