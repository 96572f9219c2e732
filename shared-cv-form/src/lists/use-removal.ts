import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ListActions } from './use-list.ts';

/** What was removed last and where it stood. */
export interface Removal<T> {
  index: number;
  name: string;
  entry: T;
}

/**
 * Removing that can be undone in place. The focus goes to the Undo button that is shown where the entry stood, and after
 * Undo to where `focusEntry` puts it.
 */
export function useRemoval<T>(actions: ListActions<T>, focusEntry: (index: number) => void) {
  const [removal, setRemoval] = useState<Removal<T>>();
  const undoRef = useRef<HTMLButtonElement>(null);
  const wanted = useRef<'undo' | number>(undefined);
  useLayoutEffect(() => {
    const place = wanted.current;
    wanted.current = undefined;
    if (place === 'undo') undoRef.current?.focus();
    else if (place !== undefined) focusEntry(place);
  });
  const remove = useCallback(
    (index: number, name: string) => {
      const entry = actions.now()[index];
      if (entry === undefined) return;
      wanted.current = 'undo';
      setRemoval({ index, name, entry });
      actions.remove(index);
    },
    [actions],
  );
  const undo = () => {
    if (removal === undefined) return;
    const index = Math.min(removal.index, actions.now().length);
    wanted.current = index;
    setRemoval(undefined);
    actions.insert(index, removal.entry);
  };
  /** Something else was done: what was removed stays so. */
  const settle = useCallback(() => setRemoval(undefined), []);
  return { removal, undoRef, remove, undo, settle };
}
