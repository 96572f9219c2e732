import type { Clock } from '../services/clock.ts';

/** How long no byte may come before something is given up. Bytes that come slowly are waited for as long as they come. */
export const STALL_LIMIT_MS = 8_000;
/** What is quick is not looked at. */
const LOOK_AFTER_MS = 3_000;
const LOOK_EVERY_MS = 1_000;

/** No byte came for too long. */
export class StallError extends Error {
  constructor(what: string) {
    super(`${what}: nothing came for ${STALL_LIMIT_MS} ms`);
    this.name = 'StallError';
  }
}

/** What is seen of the files that somebody waits for. */
export interface FileWatch {
  /** Addresses of files that were asked for and are not there yet. */
  pending: () => readonly string[];
  /** Tells of every part of a file that comes, until it is cancelled. */
  listen: (url: string, onPart: () => void) => () => void;
}

/**
 * Rejects with a `StallError` when nothing that `work` waits for comes any more: no byte of a file, and no file. `work`
 * itself is not stopped; what it brings later is ignored.
 */
export function withStallLimit<T>(
  work: Promise<T>,
  given: { watch: FileWatch; clock: Pick<Clock, 'after' | 'now'>; what: string },
): Promise<T> {
  const { watch, clock, what } = given;
  return new Promise<T>((resolve, reject) => {
    const listening = new Map<string, () => void>();
    let lastSign = clock.now();
    let known = '';
    let cancelLimit = () => {};
    let cancelLook = () => {};
    const sign = () => {
      lastSign = clock.now();
    };
    const end = () => {
      cancelLimit();
      cancelLook();
      for (const stop of listening.values()) stop();
    };

    function expect(): void {
      const left = lastSign + STALL_LIMIT_MS - clock.now();
      if (left > 0) {
        cancelLimit = clock.after(left, expect);
        return;
      }
      end();
      reject(new StallError(what));
    }
    function look(): void {
      const pending = watch.pending();
      const all = pending.join(' ');
      // One that came, or was asked for, is a sign as well.
      if (all !== known) sign();
      known = all;
      for (const url of pending) {
        if (!listening.has(url)) listening.set(url, watch.listen(url, sign));
      }
      cancelLook = clock.after(LOOK_EVERY_MS, look);
    }

    cancelLimit = clock.after(STALL_LIMIT_MS, expect);
    cancelLook = clock.after(LOOK_AFTER_MS, () => {
      known = watch.pending().join(' ');
      look();
    });
    work.finally(end).then(resolve, reject);
  });
}
