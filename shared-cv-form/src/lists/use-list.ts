import { useLatest } from '@sastre/shared-contracts/page';
import { moveAt } from '@sastre/shared-reorder';
import { useMemo } from 'react';
import { changeAt, insertAt, removeAt } from '../validation/draft.rules.ts';

/** Changes of a list, the same object as long as its form is shown, so that entries need not render again. */
export interface ListActions<T> {
  change: (index: number, part: Partial<T>, together?: string) => void;
  insert: (index: number, entry: T, together?: string) => void;
  remove: (index: number, together?: string) => void;
  move: (from: number, to: number) => void;
  /** Replaces the list. */
  put: (list: T[], together?: string) => void;
  /** The list by now, also between two renderings. */
  now: () => readonly T[];
}

/** Changes `list` by handing the new one to `onChange`; `together` goes along: changes that are undone as one say the same. */
export function useList<T>(
  list: readonly T[],
  onChange: (list: T[], together?: string) => void,
): ListActions<T> {
  const latest = useLatest({ list, onChange });
  return useMemo(() => {
    const put = (next: T[], together?: string) => {
      latest.current.list = next;
      latest.current.onChange(next, together);
    };
    const now = () => latest.current.list;
    return {
      put,
      change: (index, part, together) => put(changeAt(now(), index, part), together),
      insert: (index, entry, together) => put(insertAt(now(), index, entry), together),
      remove: (index, together) => put(removeAt(now(), index), together),
      move: (from, to) => put(moveAt(now(), from, to)),
      now,
    };
  }, [latest]);
}
