import { withCells } from './line-cells.rules.ts';
import { idsOf, withMore } from './pieces.rules.ts';
import type { LineCell, StyledLine } from './styled-line.types.ts';

/** What goes on with what stands above: "(Expert)", "and others". */
const GOES_ON = /^[(\p{Ll}]/u;

/** Rows of cells in which a text that its cell wraps is whole again: "Fermentation" above "(Expert)", beside others. */
export function withWholeCells(lines: readonly StyledLine[]): StyledLine[] {
  const whole: StyledLine[] = [];
  for (const line of lines) {
    const above = whole.at(-1);
    const restOf = ({ block, text }: LineCell) =>
      block !== undefined && GOES_ON.test(text)
        ? above?.cells.find((cell) => cell.block === block && !cell.text.endsWith(')'))
        : undefined;
    const isRow = above !== undefined && !above.bullet && !line.bullet && above.cells.length > 1;
    const rests = isRow ? line.cells.filter((cell) => restOf(cell) !== undefined) : [];
    if (above === undefined || rests.length === 0) {
      whole.push(line);
      continue;
    }
    const cells = above.cells.map((cell) => {
      const rest = rests.find((one) => restOf(one) === cell);
      return rest === undefined ? cell : withMore(cell, rest, `${cell.text} ${rest.text}`);
    });
    const also = [...(above.also ?? []), ...idsOf(line)];
    whole[whole.length - 1] = { ...withCells(above, cells), also };
    const left = line.cells.filter((cell) => !rests.includes(cell));
    if (left.length > 0) whole.push(withCells(line, left));
  }
  return whole;
}
