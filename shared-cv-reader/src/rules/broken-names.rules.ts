import { idsOf, withMore } from './pieces.rules.ts';
import { withCells } from './line-cells.rules.ts';
import type { StyledLine } from './styled-line.types.ts';

/** In sizes: lines of one name stand closer. */
const WITHIN = 0.5;

/** Lines in which a name that breaks behind its "&" is whole again: nothing else ends so. */
export function withNamesWhole(lines: readonly StyledLine[]): StyledLine[] {
  return lines.reduce<StyledLine[]>((whole, next) => {
    const line = whole.at(-1);
    const [cell, rest] = [line?.cells[0], next.cells[0]];
    if (line === undefined || cell === undefined || rest === undefined || !isOne(line, next))
      return [...whole, next];
    const own = withMore(cell, rest, `${cell.text} ${rest.text}`);
    return [
      ...whole.slice(0, -1),
      {
        ...withCells(line, [own]),
        also: [...(line.also ?? []), ...idsOf(next)],
        ...(next.room !== undefined && { room: next.room }),
      },
    ];
  }, []);
}

function isOne(line: StyledLine, next: StyledLine): boolean {
  return (
    /\S\s&$/u.test(line.text) &&
    line.cells.length === 1 &&
    next.cells.length === 1 &&
    !next.bullet &&
    next.page === line.page &&
    next.flow === line.flow &&
    next.gapAbove < WITHIN &&
    /^\p{Lu}/u.test(next.text)
  );
}
