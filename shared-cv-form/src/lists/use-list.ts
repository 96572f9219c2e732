import { useLatest } from '@sastre/shared-contracts/page';
import { moveAt } from '@sastre/shared-reorder';
import { useMemo } from 'react';
import { changeAt, insertAt, removeAt } from '../validation/draft.rules.ts';

/** Changes of a list, the same object as long as its form is shown, so that entries need not render again. */
export interface ListActions<T> {
  change: (index: number, part: Partial<T>) => void;
  insert: (index: number, entry: T) => void;
  remove: (index: number) => void;
  move: (from: number, to: number) => void;
  /** Replaces the list. */
  put: (list: T[]) => void;
  /** The list by now, also between two renderings. */
  now: () => readonly T[];
}

/** Changes `list` by handing the new one to `onChange`. */
export function useList<T>(list: readonly T[], onChange: (list: T[]) => void): ListActions<T> {
  const latest = useLatest({ list, onChange });
  return useMemo(() => {
    const put = (next: T[]) => {
      latest.current.list = next;
      latest.current.onChange(next);
    };
    const now = () => latest.current.list;
    return {
      put,
      change: (index, part) => put(changeAt(now(), index, part)),
      insert: (index, entry) => put(insertAt(now(), index, entry)),
      remove: (index) => put(removeAt(now(), index)),
      move: (from, to) => put(moveAt(now(), from, to)),
      now,
    };
  }, [latest]);
}
