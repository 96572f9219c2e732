import type { ShellServices } from '@sastre/shared-contracts/shell';
import { RefusedFile, type Reading } from '@sastre/shared-cv-reader';
import type { FromReader, ToReader } from './reading-messages.types.ts';

/**
 * So long a worker that has the file may take for its next step, a page or the rules; milliseconds. A busy device is slow
 * with every step, and still gets on; what is made to take for ever does not.
 */
export const READING_MS = 15_000;
/** And so long for all of them. */
export const ALL_READING_MS = 60_000;

/** What the page needs of a worker. */
export interface ReaderWorker {
  postMessage: (message: ToReader) => void;
  terminate: () => void;
  onmessage: ((event: { data: FromReader }) => void) | null;
  onerror: (() => void) | null;
}

interface Options {
  startWorker: () => ReaderWorker;
  clock: Pick<ShellServices['clock'], 'after'>;
  onProgress: (share: number) => void;
}

/** A file being read. */
export interface RunningReading {
  /** Rejects with `RefusedFile`, or with another error when it is a fault of ours. */
  result: Promise<Reading>;
  /** Ends the worker; `result` stays open. */
  end: () => void;
}

/** Reads bytes in a worker of their own, which is ended with the answer, and when it takes too long. */
export function readInWorker(
  bytes: Uint8Array,
  { startWorker, clock, onProgress }: Options,
): RunningReading {
  const worker = startWorker();
  let stopStep = () => undefined as void;
  let stopAll = () => undefined as void;
  const end = () => {
    stopStep();
    stopAll();
    worker.onmessage = null;
    worker.onerror = null;
    worker.terminate();
  };
  const result = new Promise<Reading>((resolve, reject) => {
    const refuse = (error: Error) => {
      end();
      reject(error);
    };
    const endAfter = (ms: number) => clock.after(ms, () => refuse(new RefusedFile('too-slow')));
    const beginStep = () => {
      stopStep();
      stopStep = endAfter(READING_MS);
    };
    worker.onerror = () => refuse(new Error('The reader did not start, or broke'));
    worker.onmessage = ({ data }) => {
      if (data.type === 'ready') {
        beginStep();
        stopAll = endAfter(ALL_READING_MS);
        worker.postMessage({ type: 'read', bytes });
      } else if (data.type === 'progress') {
        beginStep();
        onProgress(data.share);
      } else if (data.type === 'read') {
        end();
        resolve(data.reading);
      } else if (data.type === 'refused') {
        refuse(new RefusedFile(data.refusal, data.at));
      } else if (data.type === 'failed') {
        refuse(new Error('The reader failed'));
      }
      // Anything else is a library's own word.
    };
  });
  return { result, end };
}
