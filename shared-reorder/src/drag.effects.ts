import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { DragEntry } from './drag-entry.ts';
import { landing, markSorting, showEdge, takeHold } from './drag-marks.effects.ts';
import { attachTouchDrag } from './touch-drag.effects.ts';

/** Makes an entry draggable. While something is over it, `data-edge` on the row says where it would go. Returns the release. */
export function attachDrag(entry: DragEntry): () => void {
  const { list, axis, row, grip } = entry;
  const show = (edge: string | null) => showEdge(row, edge);
  return combine(
    attachTouchDrag(entry),
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
        takeHold(row, location.initial.input.clientY);
      },
      onDrop: () => {
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
