import type { ToastAction } from '@sastre/shared-contracts/shell';
import type { Clock } from './clock.ts';

const SHOWN_MS = 4_000;
/** Long enough to read, decide and get there. */
const OFFERED_MS = 10_000;

export interface ShownToast {
  text: string;
  action: ToastAction | undefined;
}

/** One message at a time; a new one takes the place of the old one. */
export interface Toasts {
  show: (text: string, action?: ToastAction) => void;
  /** Undefined: there is none. */
  current: () => ShownToast | undefined;
  /** Somebody points at it, or has the focus in it: it stays. */
  hold: () => void;
  /** Nobody does any more: its time begins anew. */
  release: () => void;
  close: () => void;
  subscribe: (listener: () => void) => () => void;
}

export function createToasts(clock: Pick<Clock, 'after'>): Toasts {
  const listeners = new Set<() => void>();
  let shown: ShownToast | undefined;
  let cancel = () => {};
  const become = (next: ShownToast | undefined) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const close = () => {
    cancel();
    become(undefined);
  };
  const release = () => {
    cancel();
    if (shown === undefined) return;
    cancel = clock.after(shown.action === undefined ? SHOWN_MS : OFFERED_MS, close);
  };
  return {
    show: (text, action) => {
      become({ text, action });
      release();
    },
    current: () => shown,
    hold: () => cancel(),
    release,
    close,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
