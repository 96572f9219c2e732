import { areLabelsOfRows, saysOfRow } from '@sastre/shared-cv-words';
import type { StyledLine } from '../rules/styled-line.types.ts';

type Line = Omit<StyledLine, 'id'>;

/**
 * The rows of a table whose first one says what its columns are, cell by cell with its column's name before it: "School: Kelp
 * College". Undefined where the first row says no such thing, or another has other columns.
 */
export function labelledRows(rows: readonly (readonly (readonly Line[])[])[]): Line[] | undefined {
  const [head, ...below] = rows;
  const labels = head?.map((lines) => textOf(lines));
  if (labels === undefined || !areLabelsOfRows(labels) || below.length === 0) return undefined;
  if (below.some((cells) => cells.length !== labels.length)) return undefined;
  return below.flatMap((cells) =>
    cells.flatMap((lines, column): Line[] => {
      const [line] = lines;
      const run = line?.cells[0]?.runs[0];
      const said = textOf(lines);
      const label = labels[column] ?? '';
      if (line === undefined || run === undefined || !saysOfRow(label, said)) return [];
      const text = `${label}: ${said}`;
      return [{ ...line, text, bullet: false, cells: [{ text, runs: [{ ...run, text }] }] }];
    }),
  );
}

function textOf(lines: readonly Line[]): string {
  return lines
    .map(({ text }) => text)
    .join(' ')
    .trim();
}
