import { ROW } from './page-measures.data.ts';
import type { PageItem } from './page-items.ts';

/** Items from the top of the page, those of one baseline from its left. */
export function fromTop(items: readonly PageItem[]): PageItem[] {
  return items.toSorted((one, other) => one.y - other.y || one.x - other.x);
}

/** In how many lines items stand. */
export function countLines(items: readonly PageItem[]): number {
  const ys = items.map(({ y }) => y).toSorted((one, other) => one - other);
  return ys.filter((y, at) => at === 0 || y - (ys[at - 1] ?? 0) >= ROW).length;
}

/** Items of one baseline. */
export interface Row {
  /** Of its first item, in points from the top. */
  y: number;
  items: PageItem[];
}

/** Items by baseline, from the top of the page; those of one as they come. */
export function rowsIn(items: readonly PageItem[]): Row[] {
  const rows: Row[] = [];
  for (const item of items.toSorted((one, other) => one.y - other.y)) {
    const last = rows.at(-1);
    if (last !== undefined && item.y - last.y < ROW) last.items.push(item);
    else rows.push({ y: item.y, items: [item] });
  }
  return rows;
}
