import type { Cv } from '@sastre/shared-contracts/api';
import { undoKey, useLatest } from '@sastre/shared-contracts/page';
import { useShell, useT } from '@sastre/shared-contracts/shell';
import { useAnnounce } from '@sastre/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import type { LayoutChange } from '../panel/layout.rules.ts';
import { emptyHistory, record, redo, undo } from './history.rules.ts';

interface Layout {
  /** The CV as it is shown this moment; undefined while none is. */
  now: () => Cv | undefined;
  /** Makes a change of it. */
  make: (change: LayoutChange) => void;
}
type Direction = 'undo' | 'redo';

/** Remembers what is changed through `change`, and takes it back by the buttons and by the keys of the page. */
export function useHistory({ now, make }: Layout) {
  const t = useT();
  const { clock } = useShell();
  const announce = useAnnounce();
  const [history, setHistory] = useState(emptyHistory);
  const latest = useLatest(history);
  const keep = useCallback(
    (next: typeof history) => {
      // Another change may come before the next rendering.
      latest.current = next;
      setHistory(next);
    },
    [latest],
  );
  const change = useCallback(
    (made: LayoutChange) => {
      const cv = now();
      if (cv === undefined) return;
      keep(record(latest.current, cv, made, clock.now()));
      make(made);
    },
    [clock, keep, latest, make, now],
  );
  const go = useCallback(
    (direction: Direction) => {
      const cv = now();
      const step = cv && (direction === 'undo' ? undo : redo)(latest.current, cv);
      if (step === undefined) return;
      keep(step.history);
      make(step.change);
      announce(t(`history.now.${direction}`));
    },
    [announce, keep, latest, make, now, t],
  );
  const onKey = useCallback(
    (event: KeyboardEvent) => {
      const direction = event.defaultPrevented ? undefined : undoKey(event);
      if (direction === undefined) return;
      event.preventDefault();
      go(direction);
    },
    [go],
  );
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
  return {
    change,
    go,
    onKey,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
  };
}
