import { useT } from '@sastre/shared-contracts/shell';
import { useAnnounce } from '@sastre/shared-ui';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Axis } from './drag.effects.ts';
import { ApiContext, StateContext, type MoveControl, type ReorderApi } from './reorder.context.ts';

interface Props {
  /** `horizontal` for entries that follow each other in lines. */
  axis?: Axis;
  count: number;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** Around the entries of a list that can be put in order; each is a `ReorderRow`. A move is announced and keeps the focus. */
export function ReorderList({ axis = 'vertical', count, onMove, children }: Props) {
  const t = useT();
  const announce = useAnnounce();
  const [open, setOpen] = useState<number>();
  const latest = useRef({ t, announce, axis, count, onMove });
  const focus = useRef<{ index: number; control: MoveControl }>(undefined);
  const rows = useRef(new Map<number, { row: HTMLElement; name: string }>());

  useLayoutEffect(() => {
    latest.current = { t, announce, axis, count, onMove };
    const wanted = focus.current;
    if (wanted === undefined) return;
    focus.current = undefined;
    const row = rows.current.get(wanted.index)?.row;
    row?.querySelector<HTMLElement>(`[data-move="${wanted.control}"]`)?.focus();
  });

  const api = useMemo<ReorderApi>(
    () => ({
      axis: () => latest.current.axis,
      count: () => latest.current.count,
      move: (from, to, control) => {
        const now = latest.current;
        if (from === to || to < 0 || to >= now.count) return;
        const name = rows.current.get(from)?.name ?? '';
        focus.current = { index: to, control };
        setOpen((shown) => (shown === from ? to : undefined));
        now.onMove(from, to);
        now.announce(now.t('reorder.moved', { name, position: to + 1 }));
      },
      setOpen,
      register: (index, row, name) => {
        const entry = { row, name };
        rows.current.set(index, entry);
        return () => {
          if (rows.current.get(index) === entry) rows.current.delete(index);
        };
      },
    }),
    [],
  );
  const state = useMemo(() => ({ axis, count, open }), [axis, count, open]);
  return (
    <ApiContext value={api}>
      <StateContext value={state}>{children}</StateContext>
    </ApiContext>
  );
}
