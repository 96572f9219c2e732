import { useAnnounce } from '@sastre/shared-ui';
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Axis } from './drag-entry.ts';
import {
  ApiContext,
  placeWithin,
  StateContext,
  type MoveControl,
  type Place,
  type ReorderApi,
  type ReorderTexts,
} from './reorder.context.ts';

interface Props {
  /** `horizontal` for entries that follow each other in lines. */
  axis?: Axis;
  count: number;
  /** Kept the same for as long as the language is. */
  words: ReorderTexts;
  /** Where an entry may go; anywhere without it. */
  place?: Place;
  onMove: (from: number, to: number, over?: number) => void;
  children: ReactNode;
}

/** Around the entries of a list that can be put in order; each is a `ReorderRow`. A move is announced and keeps the focus. */
export function ReorderList({
  axis = 'vertical',
  count,
  words,
  place: allowed,
  onMove,
  children,
}: Props) {
  const announce = useAnnounce();
  const [open, setOpen] = useState<number>();
  const place = useMemo(() => placeWithin(count, allowed), [count, allowed]);
  const latest = useRef({ words, announce, axis, place, onMove });
  const focus = useRef<{ index: number; control: MoveControl }>(undefined);
  const rows = useRef(new Map<number, { row: HTMLElement; name: string }>());

  useLayoutEffect(() => {
    latest.current = { words, announce, axis, place, onMove };
    const wanted = focus.current;
    if (wanted === undefined) return;
    focus.current = undefined;
    const row = rows.current.get(wanted.index)?.row;
    row?.querySelector<HTMLElement>(`[data-move="${wanted.control}"]`)?.focus();
  });

  const api = useMemo<ReorderApi>(
    () => ({
      axis: () => latest.current.axis,
      place: (from, to, over) => latest.current.place(from, to, over),
      move: (from, wanted, control, over) => {
        const now = latest.current;
        const to = now.place(from, wanted, over);
        if (to === undefined) return;
        const name = rows.current.get(from)?.name ?? '';
        focus.current = { index: to, control };
        setOpen((shown) => (shown === from ? to : undefined));
        now.onMove(from, to, over);
        now.announce(now.words.moved(name, to + 1));
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
  const state = useMemo(
    () => ({ axis, count, words, place, open }),
    [axis, count, words, place, open],
  );
  return (
    <ApiContext value={api}>
      <StateContext value={state}>{children}</StateContext>
    </ApiContext>
  );
}
