import type { Clock } from '../services/clock.ts';

const AT_MOST_EVERY_MS = 30_000;

/** Notices that another build went live: the next navigation then loads a document, code is never swapped in a live page. */
export interface RevisionWatch {
  check: () => Promise<void>;
  isStale: () => boolean;
}

export function createRevisionWatch(options: {
  revision: number;
  fetchRegistry: () => Promise<{ revision: number }>;
  clock: Pick<Clock, 'now'>;
}): RevisionWatch {
  let stale = false;
  let checkedAt = options.clock.now();
  return {
    check: async () => {
      if (stale || options.clock.now() - checkedAt < AT_MOST_EVERY_MS) return;
      checkedAt = options.clock.now();
      try {
        stale = (await options.fetchRegistry()).revision !== options.revision;
      } catch {
        // No answer says nothing about the revision; the next look will tell.
      }
    },
    isStale: () => stale,
  };
}
