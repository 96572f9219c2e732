import { growingPause } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Clock } from './clock.ts';

/** `offline`: the browser has no network; `away`: it has, and the server does not answer. */
export type ConnectionState = 'online' | 'offline' | 'away';

/** Whether the server can be reached. */
export interface Connection {
  state: () => ConnectionState;
  subscribe: (listener: () => void) => () => void;
  /** A call was answered. */
  answered: () => void;
  /** A call was not: the server is asked whether it is there, for one call may fail for reasons of its own. */
  unanswered: () => void;
  /** The browser says that its network came or went. */
  changed: () => void;
}

export interface ConnectionParts {
  clock: Pick<Clock, 'after'>;
  isOnline: () => boolean;
  /** Asks the server; false: it does not answer, or cannot serve. Never rejects. */
  ask: () => Promise<boolean>;
  events: Pick<ShellServices['events'], 'emit'>;
}

const GROWTH = { first: 1_000, longest: 15_000 };

/** While there is no way to the server it is asked again at growing intervals, and at once when the network is back. */
export function createConnection({ clock, isOnline, ask, events }: ConnectionParts): Connection {
  const listeners = new Set<() => void>();
  let state: ConnectionState = isOnline() ? 'online' : 'offline';
  let failures = 0;
  let asking = false;
  let cancel = () => {};

  function become(next: ConnectionState): void {
    if (next === state) return;
    const was = state;
    state = next;
    if (was === 'online') events.emit('connection.lost', {});
    if (next === 'online') events.emit('connection.restored', {});
    for (const listener of listeners) listener();
  }
  function settle(isThere: boolean): void {
    cancel();
    if (isThere) {
      failures = 0;
      return become('online');
    }
    become(isOnline() ? 'away' : 'offline');
    failures += 1;
    cancel = clock.after(growingPause(failures, GROWTH), check);
  }
  function check(): void {
    if (asking) return;
    asking = true;
    void ask().then((isThere) => {
      asking = false;
      settle(isThere);
    });
  }
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    answered: () => {
      if (state !== 'online') settle(true);
    },
    unanswered: () => {
      if (state === 'online') check();
    },
    changed: () => {
      failures = 0;
      if (isOnline()) check();
      else settle(false);
    },
  };
}
