import type { Clock } from '../services/clock.ts';

const KEY = 'sastre.return-path';
const OWNER_KEY = 'sastre.return-path-of';
/** Long enough to sign in or register; a later sign-in starts at the dashboard. */
const KEPT_MS = 10 * 60_000;

/** Where the visitor wanted to go; survives the way through the identity provider, which only knows exact addresses. */
export interface ReturnPath {
  keep: (path: string) => void;
  /** The path, while it is fresh. */
  peek: () => string | undefined;
  drop: () => void;
  /** Says who is here now: what somebody else had open in this tab is nowhere to lead them. */
  claim: (sub: string) => void;
}

export function createReturnPath(
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  clock: Pick<Clock, 'now'>,
): ReturnPath {
  return {
    keep: (path) =>
      isOwnPath(path)
        ? storage.setItem(KEY, `${clock.now() + KEPT_MS} ${path}`)
        : storage.removeItem(KEY),
    peek: () => {
      const [, until, path] = /^(\d+) (.*)$/.exec(storage.getItem(KEY) ?? '') ?? [];
      if (until === undefined || path === undefined) return undefined;
      const left = Number(until) - clock.now();
      // A clock that was set back must not make a path live longer.
      return left > 0 && left <= KEPT_MS && isOwnPath(path) ? path : undefined;
    },
    drop: () => storage.removeItem(KEY),
    claim: (sub) => {
      const before = storage.getItem(OWNER_KEY);
      if (before !== null && before !== sub) storage.removeItem(KEY);
      storage.setItem(OWNER_KEY, sub);
    },
  };
}

/** A path of this site: `//host` and `/\host` would leave it, and a browser reads no tab and no end of a line. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\t\r\n]+$/.test(path);
}

/** True when the address carries the answer of the identity provider. */
export function isLoginAnswer(hash: string): boolean {
  const answer = new URLSearchParams(hash.replace(/^#/, ''));
  return answer.has('state') && (answer.has('code') || answer.has('error'));
}
