import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useLatest } from '@sastre/shared-contracts/page';
import {
  allOpened,
  FOLDED,
  isFolded,
  opened,
  openedToo,
  toggled,
  type Folding,
} from './folding.rules.ts';

interface Given {
  /** Of the entries, in their order. */
  keys: readonly string[];
  /** A long list is folded up. */
  folds: boolean;
  /** Entries whose errors are shown, by their places. */
  wrong: readonly number[];
  /** A field that shall have the focus stands in the entry of this place; another object each time. */
  wanted: { index: number } | undefined;
  /** Entries that are open from the start, by their places. */
  openAtFirst: readonly number[] | undefined;
  onFold: (() => void) | undefined;
}

/** Which entries of a list are open. An entry opens when its errors are shown, and when a field of it shall be focused. */
export function useFolding({ keys, folds, wrong, wanted, openAtFirst, onFold }: Given) {
  const [folding, setFolding] = useState<Folding>(() =>
    openAtFirst === undefined ? FOLDED : allOpened(openAtFirst.map((index) => keys[index] ?? '')),
  );
  const isFolding = folds && isFolded(keys.length);
  const frame = useRef<HTMLDivElement>(null);
  const latest = useLatest(keys);
  const open = useCallback((key: string) => setFolding((now) => opened(now, key)), []);

  const wrongKeys = wrong.map((index) => keys[index] ?? '');
  const [was, setWas] = useState<{ wrong: readonly string[]; wanted: Given['wanted'] }>({
    wrong: [],
    wanted: undefined,
  });
  if (wanted !== was.wanted || wrongKeys.join() !== was.wrong.join()) {
    setWas({ wrong: wrongKeys, wanted });
    const key = wanted === undefined || wanted === was.wanted ? undefined : keys[wanted.index];
    const found = wrongKeys.filter((one) => !was.wrong.includes(one));
    if (found.length > 0) setFolding((now) => openedToo(now, found));
    if (key !== undefined) open(key);
  }

  // What opens and closes above must not take the line away from the pointer.
  const held = useRef<{ index: number; top: number }>(undefined);
  const lineOf = (index: number) =>
    frame.current?.querySelectorAll('[data-fold]')[index]?.getBoundingClientRect().top;
  useLayoutEffect(() => {
    if (held.current === undefined) return;
    const { index, top } = held.current;
    held.current = undefined;
    window.scrollBy(0, (lineOf(index) ?? top) - top);
  });
  const toggle = useCallback(
    (index: number) => {
      held.current = { index, top: lineOf(index) ?? 0 };
      setFolding((now) => toggled(now, latest.current[index] ?? ''));
    },
    [latest],
  );
  const said = useLatest(onFold);
  const shown = useRef(folding.open);
  useLayoutEffect(() => {
    if (shown.current === folding.open) return;
    shown.current = folding.open;
    said.current?.();
  }, [folding.open, said]);
  const isAllOpen = keys.every((key) => folding.open.has(key));
  return {
    /** Around the entries. */
    frame,
    isFolding,
    isAllOpen,
    isOpen: (key: string) => !isFolding || folding.open.has(key),
    toggle,
    /** Opens an entry that is new. */
    open,
    toggleAll: () => setFolding(isAllOpen ? FOLDED : allOpened(keys)),
  };
}
