import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { listenForZoom, type Spot } from './zoom-gestures.ts';
import { clampZoom, firstZoom, stepZoom, zoomRange } from './zoom.rules.ts';

/** Left and right of a sheet, in pixels. */
const DESK = 16;

/** A place in what is scrolled that stays where it is on the screen. */
interface Kept {
  /** Shares of its whole length and width. */
  along: number;
  across: number;
  /** From the corner of what is seen, in pixels. */
  x: number;
  y: number;
}

/** How large sheets of a width in pixels are shown in a box that scrolls, and what changes that. */
export function useZoom(box: HTMLElement | null, sheet: number) {
  const [room, setRoom] = useState(0);
  // As it fits, until another size is chosen.
  const [chosen, setChosen] = useState<number>();
  const kept = useRef<Kept | undefined>(undefined);
  const first = firstZoom(room, sheet);
  const range = zoomRange(first);
  const zoom = chosen === undefined ? first : clampZoom(chosen, range);

  useLayoutEffect(() => {
    if (box === null) return undefined;
    const measure = () => setRoom(box.clientWidth - 2 * DESK);
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [box]);

  const set = (next: (zoom: number) => number | undefined, spot?: Spot) => {
    if (box !== null) kept.current = keep(box, spot);
    setChosen((before) => {
      const made = next(before ?? first);
      return made === undefined ? undefined : clampZoom(made, range);
    });
  };
  const by = useEffectEvent((factor: number, spot: Spot) => set((now) => now * factor, spot));
  useEffect(() => (box === null ? undefined : listenForZoom(box, by)), [box]);
  useLayoutEffect(() => {
    if (box !== null && kept.current !== undefined) restore(box, kept.current);
    kept.current = undefined;
  }, [box, zoom]);

  return {
    zoom,
    isFirst: zoom === first,
    isLeast: zoom <= range.least,
    isMost: zoom >= range.most,
    step: (way: 'in' | 'out') => set((now) => stepZoom(now, way, range)),
    reset: () => set(() => undefined),
  };
}

/** What is under the spot; without one, what is in the middle. */
function keep(box: HTMLElement, spot?: Spot): Kept {
  const { left, top } = box.getBoundingClientRect();
  const x = spot === undefined ? box.clientWidth / 2 : spot.clientX - left;
  const y = spot === undefined ? box.clientHeight / 2 : spot.clientY - top;
  const along = (box.scrollTop + y) / box.scrollHeight;
  return { along, across: (box.scrollLeft + x) / box.scrollWidth, x, y };
}

function restore(box: HTMLElement, { along, across, x, y }: Kept): void {
  box.scrollTop = along * box.scrollHeight - y;
  box.scrollLeft = across * box.scrollWidth - x;
}
