import { EMAIL, PHONE } from '@sastre/shared-cv-words';
import type { LineCell, StyledLine } from './styled-line.types.ts';

const [LEAST, MOST] = [2, 3];
/** In points: what begins at one edge stands in one column. */
const SAME_COLUMN = 6;
/** Above the first line of the next column, in sizes. */
const GAP = 1.5;

/** Lines of people who stand beside each other, one person after the other: each of them can be reached in one line. */
export function oneAfterTheOther(lines: readonly StyledLine[]): readonly StyledLine[] {
  const [first] = lines;
  const count = first?.cells.length ?? 0;
  if (first === undefined || count < LEAST || count > MOST) return lines;
  const isWay = ({ text }: LineCell) => EMAIL.test(text) || PHONE.test(text);
  const areReached = lines.some(({ cells }) => cells.length === count && cells.every(isWay));
  const areNames = first.cells.every((cell) => !isWay(cell) && !cell.text.includes(':'));
  const columns = first.cells.map((head, column) =>
    lines.flatMap((line) => {
      const cell =
        line.cells.length === count
          ? line.cells[column]
          : line.cells.find((own) => isBelow(own, head));
      if (cell === undefined) return [];
      return [
        {
          ...line,
          ...{ cells: [cell], text: cell.text },
          gapAbove: line === first && column > 0 ? GAP : line.gapAbove,
        },
      ];
    }),
  );
  const all = lines.reduce((sum, { cells }) => sum + cells.length, 0);
  const isWhole = columns.flat().length === all;
  return areReached && areNames && isWhole ? columns.flat() : lines;
}

function isBelow({ x }: LineCell, head: LineCell): boolean {
  return x !== undefined && head.x !== undefined && Math.abs(x - head.x) < SAME_COLUMN;
}
