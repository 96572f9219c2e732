import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { getReorderDestinationIndex } from '@atlaskit/pragmatic-drag-and-drop-hitbox/util/get-reorder-destination-index';

/** How the entries of a list follow each other. */
export type Axis = 'vertical' | 'horizontal';

/** One entry of a list that is ordered by dragging. */
export interface DragEntry {
  /** The list; an entry is dropped only within its own. */
  list: object;
  axis: Axis;
  /** The whole entry: what is dropped on, and what shows the line. */
  row: HTMLElement;
  /** What is taken hold of. It is dragged itself, so that text in the row's fields can still be selected. */
  grip: HTMLElement;
  index: () => number;
  /** Shown at the pointer. */
  name: () => string;
  previewClass: string;
  /** Where an entry dropped on another one really goes. */
  place: (from: number, to: number, over: number) => number | undefined;
  onDrop: (from: number, to: number, over: number) => void;
}

/** Makes an entry draggable. While something is over it, `data-edge` on the row says where it would go. Returns the release. */
export function attachDrag(entry: DragEntry): () => void {
  const { list, axis, row, grip } = entry;
  const show = (edge: string | null) => {
    if (edge === null) delete row.dataset['edge'];
    else row.dataset['edge'] = edge;
  };
  return combine(
    draggable({
      element: grip,
      getInitialData: () => ({ list, index: entry.index() }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const getOffset = pointerOutsideOfPreview({ x: '12px', y: '8px' });
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset,
          render: ({ container }) => {
            const preview = document.createElement('div');
            preview.className = entry.previewClass;
            preview.textContent = entry.name();
            container.append(preview);
          },
        });
      },
      onDragStart: ({ location }) => {
        row.dataset['dragging'] = '';
        markSorting(row, true);
        // Entries that fold up meanwhile must not take the dragged one away from the pointer.
        const { top, bottom } = row.getBoundingClientRect();
        const { clientY } = location.initial.input;
        if (clientY < top || clientY > bottom)
          row.ownerDocument.defaultView?.scrollBy(0, top - clientY + 20);
      },
      onDrop: () => {
        delete row.dataset['dragging'];
        markSorting(row, false);
        row.scrollIntoView({ block: 'nearest' });
      },
    }),
    dropTargetForElements({
      element: row,
      canDrop: ({ source }) => source.data['list'] === list,
      getIsSticky: () => true,
      getData: ({ input, element }) =>
        attachClosestEdge(
          {},
          {
            input,
            element,
            allowedEdges: axis === 'vertical' ? ['top', 'bottom'] : ['left', 'right'],
          },
        ),
      onDrag: ({ source, self }) => {
        const from = source.data['index'];
        const edge = extractClosestEdge(self.data);
        show(typeof from === 'number' && landing(entry, from, edge) !== undefined ? edge : null);
      },
      onDragLeave: () => show(null),
      onDrop: ({ source, self }) => {
        show(null);
        const from = source.data['index'];
        if (typeof from !== 'number') return;
        const to = landing(entry, from, extractClosestEdge(self.data));
        if (to !== undefined) entry.onDrop(from, to, entry.index());
      },
    }),
  );
}

/** While an entry is dragged, `data-sorting` stands on the list. */
function markSorting(row: HTMLElement, isSorting: boolean): void {
  const list = row.parentElement;
  if (isSorting) list?.setAttribute('data-sorting', '');
  else list?.removeAttribute('data-sorting');
}

// The index that the line stands for; undefined when a drop there would lead nowhere, or elsewhere.
function landing(
  { axis, index, place }: DragEntry,
  startIndex: number,
  closestEdgeOfTarget: ReturnType<typeof extractClosestEdge>,
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
