import type { PageItem } from '@sastre/shared-pdf-pages';
import { isDateAlone } from '../rules/body.rules.ts';

/** Edges as good as the same, in points. */
const SAME = 1;

/** The left edges at which dates stand with space before them: those of a column of dates. Rows go from left to right. */
export function dateEdges(rows: readonly (readonly PageItem[])[]): number[] {
  return rows.flatMap((row) =>
    row.flatMap(({ x, size, text }, at) => {
      const before = row[at - 1];
      const isBehind =
        before !== undefined && x - before.x - before.width > size && !isOpen(before.text);
      return isBehind && isDateAlone(text) ? [x] : [];
    }),
  );
}

/** Whether a stretch is dates that begin at such an edge; the end of a range begins nothing. */
export function isAtDateEdge(
  { x, text }: PageItem,
  before: PageItem | undefined,
  edges: readonly number[],
): boolean {
  const isOne = edges.some((edge) => Math.abs(edge - x) < SAME) && isDateAlone(text);
  return isOne && !isOpen(before?.text ?? '');
}

/** What goes on in the date behind it: a dash, or the beginning of a range. */
function isOpen(text: string): boolean {
  return /[–—-]\s*$/u.test(text) || isDateAlone(text);
}
