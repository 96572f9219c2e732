import type { ReaderWorker } from './read-in-worker.ts';

/** A worker that is made ready while a person chooses what it is to read. */
export interface SpareWorker {
  /** Starts it, unless one stands ready. */
  warm: () => void;
  /** The one that stands ready, else a new one; what is taken is spare no more. */
  take: () => ReaderWorker;
  end: () => void;
}

/** Its libraries take as long to load as a file of some pages to read, and its first file twice as long as the next. */
export function spareWorker(startWorker: () => ReaderWorker): SpareWorker {
  let spare: { worker: ReaderWorker; isReady: boolean } | undefined;
  const end = () => {
    spare?.worker.terminate();
    spare = undefined;
  };
  return {
    warm: () => {
      if (spare !== undefined) return;
      const own = { worker: startWorker(), isReady: false };
      spare = own;
      // Who takes a worker is told if it does not start; nobody waits for this one.
      own.worker.onerror = end;
      own.worker.onmessage = ({ data }) => {
        if (data.type !== 'ready') return;
        own.isReady = true;
        own.worker.postMessage({ type: 'warm' });
      };
    },
    take: () => {
      if (spare === undefined) return startWorker();
      const { worker, isReady } = spare;
      spare = undefined;
      // It said so before anybody listened.
      if (isReady) queueMicrotask(() => worker.onmessage?.({ data: { type: 'ready' } }));
      return worker;
    },
    end,
  };
}
