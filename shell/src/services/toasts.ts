import type { Clock } from './clock.ts';

const SHOWN_MS = 4_000;

/** One message at a time; a new one takes the place of the old one. */
export interface Toasts {
  show: (text: string) => void;
  current: () => string;
  subscribe: (listener: () => void) => () => void;
}

export function createToasts(clock: Pick<Clock, 'after'>): Toasts {
  const listeners = new Set<() => void>();
  let text = '';
  let cancel = () => {};
  const become = (next: string) => {
    text = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (next) => {
      cancel();
      become(next);
      cancel = clock.after(SHOWN_MS, () => become(''));
    },
    current: () => text,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
