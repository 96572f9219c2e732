import { isDateAlone } from './body.rules.ts';
import { findPeriod } from './dates.rules.ts';
import { withCells } from './line-cells.rules.ts';
import { idsOf, withText } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** Between a beginning and an end, at the edge of either cell. */
const BETWEEN = /^(?:[→➔➜⟶⇒–—]|-(?!\d))|[→➔➜⟶⇒–—-]$/u;

/** Lines whose dates stand in two cells side by side, "feb/24" and "→ Today", with both in one, and so are wrapped ones. */
export function withWholeDates(lines: readonly StyledLine[]): StyledLine[] {
  return lines
    .reduce<StyledLine[]>((whole, next) => {
      const line = whole.at(-1);
      return line !== undefined && isWrappedPeriod(line, next)
        ? [...whole.slice(0, -1), joinedLines(line, next)]
        : [...whole, next];
    }, [])
    .map(withoutBrackets)
    .map((line) => {
      const at = line.cells.findIndex((cell, place) => isOnePeriod(cell, line.cells[place + 1]));
      const [one, other] = line.cells.slice(at, at + 2);
      if (at < 0 || one === undefined || other === undefined) return line;
      return { ...line, cells: line.cells.toSpliced(at, 2, joinedCells(one, other)) };
    });
}

/** `[ 2016 – present ]`, as Europass prints the dates of an entry, is dates and nothing else. */
function withoutBrackets(line: StyledLine): StyledLine {
  const [cell, ...more] = line.cells;
  const said = /^\[\s*(.*?)\s*\]$/u.exec(cell?.text ?? '')?.[1];
  if (cell === undefined || said === undefined || !isDateAlone(said)) return line;
  return withCells(line, [withText(cell, said), ...more]);
}

/** "… · (February of" above "2026 – March of 2026)" */
function isWrappedPeriod(line: StyledLine, next: StyledLine): boolean {
  const [, begun] = /\(([^()]{2,40})$/u.exec(line.text) ?? [];
  const [, rest] = /^([^()]{4,40})\)$/u.exec(next.text) ?? [];
  if (begun === undefined || rest === undefined || next.cells.length > 1) return false;
  return isDateAlone(`${begun} ${rest}`);
}

function joinedLines(line: StyledLine, next: StyledLine): StyledLine {
  const cells = line.cells.map((cell, at) => {
    const [more] = next.cells;
    return at < line.cells.length - 1 || more === undefined ? cell : joinedCells(cell, more);
  });
  const also = [...(line.also ?? []), ...idsOf(next)];
  return { ...line, text: `${line.text} ${next.text}`, cells, also };
}

function isOnePeriod(one: LineCell, other: LineCell | undefined): boolean {
  if (other === undefined || !isDateAlone(one.text)) return false;
  if (!BETWEEN.test(one.text.trim()) && !BETWEEN.test(other.text.trim())) return false;
  const whole = `${one.text} ${other.text}`;
  return isDateAlone(whole) && findPeriod(whole)?.isRange === true;
}

function joinedCells(one: LineCell, other: LineCell): LineCell {
  const more = other.runs.map((run, at) => (at === 0 ? { ...run, text: ` ${run.text}` } : run));
  return {
    ...one,
    text: `${one.text} ${other.text}`,
    runs: [...one.runs, ...more],
    ...(other.end !== undefined && { end: other.end }),
  };
}
