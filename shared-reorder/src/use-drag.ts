import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ReorderApi, RowPlace } from './reorder.context.ts';
import styles from './reorder.module.css';

/** Lets the row around `grip` be dragged by it. */
export function useDrag(grip: RefObject<HTMLElement | null>, api: ReorderApi, place: RowPlace) {
  const now = useEffectEvent(() => place);
  useEffect(() => {
    let detach: (() => void) | undefined;
    let wanted = true;
    const attach = async () => {
      const { attachDrag } = await import('./drag.effects.ts');
      const row = grip.current?.closest<HTMLElement>('[data-reorder-row]');
      if (!wanted || grip.current === null || !row) return;
      detach = attachDrag({
        list: api,
        axis: api.axis(),
        row,
        grip: grip.current,
        index: () => now().index,
        name: () => now().name,
        previewClass: styles.preview ?? '',
        place: api.place,
        onDrop: (from, to, over) => api.move(from, to, 'handle', over),
      });
    };
    // Without the library's code there are still the keys and the buttons.
    attach().catch(() => undefined);
    return () => {
      wanted = false;
      detach?.();
    };
  }, [api, grip]);
}
