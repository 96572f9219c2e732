import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ListActions } from './use-list.ts';

/** What was removed last and where it stood. */
export interface Removal<T> {
  index: number;
  name: string;
  entry: T;
  /** It was emptied, and its place is still there. */
  isCleared: boolean;
  /** It went into the entry above, which was this. */
  above?: T;
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
  const take = useCallback(
    (index: number, name: string, isCleared: boolean) => {
      const entry = actions.now()[index];
      if (entry === undefined) return;
      wanted.current = 'undo';
      setRemoval({ index, name, entry, isCleared });
    },
    [actions],
  );
  const remove = useCallback(
    (index: number, name: string) => {
      take(index, name, false);
      actions.remove(index);
    },
    [actions, take],
  );
  /** Puts `blank` where an entry stands. */
  const clear = useCallback(
    (index: number, name: string, blank: T) => {
      take(index, name, true);
      actions.put(actions.now().with(index, blank));
    },
    [actions, take],
  );
  /** Puts an entry into the one above it. */
  const merge = useCallback(
    (index: number, name: string, merged: (above: T, entry: T) => T) => {
      const [above, entry] = actions.now().slice(index - 1, index + 1);
      if (index === 0 || above === undefined || entry === undefined) return;
      wanted.current = 'undo';
      setRemoval({ index, name, entry, isCleared: false, above });
      actions.put(actions.now().toSpliced(index - 1, 2, merged(above, entry)));
    },
    [actions],
  );
  const undo = () => {
    if (removal === undefined) return;
    const index = Math.min(removal.index, actions.now().length);
    wanted.current = index;
    setRemoval(undefined);
    if (removal.above !== undefined)
      actions.put(actions.now().toSpliced(index - 1, 1, removal.above, removal.entry));
    else if (removal.isCleared) actions.put(actions.now().with(index, removal.entry));
    else actions.insert(index, removal.entry);
  };
  /** Something else was done: what was removed stays so. */
  const settle = useCallback(() => setRemoval(undefined), []);
  return { removal, undoRef, remove, clear, merge, undo, settle };
}
