import { SAME_EDGE } from '@sastre/shared-pdf-pages/marks';
import type { StyledLine } from './styled-line.types.ts';

/**
 * The column of the page before that the first line of a page without columns stands below: the lowest there with its left
 * edge. Undefined for any other line, and where that page has no columns.
 */
export function flowAbove(
  line: StyledLine,
  before: StyledLine | undefined,
  lines: readonly StyledLine[],
): number | undefined {
  const { box, page, flow } = line;
  if (box === undefined || flow !== 0 || before === undefined || before.page !== page - 1)
    return undefined;
  const above = lines
    .filter((own) => own.page === page - 1 && Math.abs((own.box?.x ?? -1) - box.x) < SAME_EDGE)
    .toSorted((one, other) => (other.box?.y ?? 0) - (one.box?.y ?? 0));
  return above[0]?.flow;
}
