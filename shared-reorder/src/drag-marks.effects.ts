import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';
import type { DragEntry } from './drag-entry.ts';

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Shows at a row where what is dragged would go; null takes the line away. */
export function showEdge(row: HTMLElement, edge: string | null): void {
  if (edge === null) delete row.dataset['edge'];
  else row.dataset['edge'] = edge;
}

/** Marks a row as dragged: `data-dragging` stands on it, and `data-sorting` on its list. */
export function markSorting(row: HTMLElement, isSorting: boolean): void {
  if (isSorting) row.dataset['dragging'] = '';
  else delete row.dataset['dragging'];
  row.parentElement?.toggleAttribute('data-sorting', isSorting);
}

/** Marks a row as dragged and keeps it under the pointer: entries that fold up by this would take it away. */
export function takeHold(row: HTMLElement, clientY: number): void {
  markSorting(row, true);
  const { top, bottom } = row.getBoundingClientRect();
  if (clientY < top || clientY > bottom)
    row.ownerDocument.defaultView?.scrollBy(0, top - clientY + 20);
}

/** The index that the line stands for; undefined when a drop there would lead nowhere, or elsewhere. */
export function landing(
  { axis, index, place }: DragEntry,
  startIndex: number,
  closestEdgeOfTarget: Edge | null,
): number | undefined {
  const over = index();
  const to = getReorderDestinationIndex({
    startIndex,
    indexOfTarget: over,
    closestEdgeOfTarget,
    axis,
  });
  return place(startIndex, to, over) === to ? to : undefined;
}
