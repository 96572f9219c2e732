import type { LineCell, StyledLine } from './styled-line.types.ts';

/** A line with other cells, and the text that they have. */
export function withCells(line: StyledLine, cells: readonly LineCell[]): StyledLine {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}
