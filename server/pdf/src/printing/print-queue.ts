import { createTurns, NoRoomToWait } from '@sastre/threads';
import { PdfError } from '../ground/pdf-error.ts';

/** How many documents are printed, and how many may wait. */
export interface PrintQueueOptions {
  /** At once; one of each user. */
  concurrency: number;
  /** Of one user. */
  waitingEach: number;
  /** Of all users together. */
  waiting: number;
  /** Milliseconds that a document may take while another user waits for its place. */
  sharedMs: number;
}

/** A bounded queue in turns by user. */
export interface PrintQueue {
  /**
   * Runs the task when it is its turn. Rejects with `pdf-waiting` at once when too much of the user's waits already,
   * with `pdf-busy` when too much of everybody's does, or when its turn has not come after `patienceMs`. The task's
   * signal says, with `pdf-timeout`, that it has to give its place to somebody who waits. From `hold` until what it returns
   * is called no time counts for that: what it does then is limited in another way.
   */
  run<T>(
    who: string,
    task: (signal: AbortSignal, hold: () => () => void) => Promise<T>,
    patienceMs: number,
  ): Promise<T>;
  /** Ends with this reason what runs and what waits, and refuses what comes later. */
  stop(reason: PdfError): void;
}

interface Running {
  who: string;
  since: number;
  heldAt?: number | undefined;
  ending: AbortController;
  timer?: NodeJS.Timeout | undefined;
}

const RETRY_AFTER_SECONDS = 5;

/** Makes an empty queue. */
export function createPrintQueue(options: PrintQueueOptions): PrintQueue {
  const { concurrency, waitingEach, waiting, sharedMs } = options;
  const running = new Set<Running>();
  const stopping = new AbortController();
  const turns = createTurns({
    ...{ running: concurrency, runningEach: 1, waitingEach, waiting },
    onChange: () => running.forEach(hurry),
  });

  /** As long as nobody waits, time does not matter. */
  function hurry(one: Running): void {
    if (one.heldAt !== undefined || !turns.isAwaitedByOthers(one.who)) {
      clearTimeout(one.timer);
      one.timer = undefined;
    } else {
      const leftMs = Math.max(0, one.since + sharedMs - performance.now());
      one.timer ??= setTimeout(() => one.ending.abort(tooLong()), leftMs);
    }
  }

  function hold(one: Running): () => void {
    one.heldAt = performance.now();
    hurry(one);
    return () => {
      if (one.heldAt !== undefined) one.since += performance.now() - one.heldAt;
      one.heldAt = undefined;
      hurry(one);
    };
  }

  async function turn(who: string, patienceMs: number): Promise<() => void> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(busy()), patienceMs);
    try {
      return await turns.take(who, AbortSignal.any([late.signal, stopping.signal]));
    } catch (error: unknown) {
      if (!(error instanceof NoRoomToWait)) throw error;
      throw error.whose === 'own' ? ownFull() : busy();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async run(who, task, patienceMs) {
      const leave = await turn(who, patienceMs);
      const one: Running = { who, since: performance.now(), ending: new AbortController() };
      running.add(one);
      hurry(one);
      try {
        const signal = AbortSignal.any([one.ending.signal, stopping.signal]);
        return await task(signal, () => hold(one));
      } finally {
        running.delete(one);
        clearTimeout(one.timer);
        leave();
      }
    },
    stop: (reason) => stopping.abort(reason),
  };
}

function busy(): PdfError {
  return new PdfError('pdf-busy', 'Too many documents are being printed. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

function ownFull(): PdfError {
  return new PdfError('pdf-waiting', 'Your other PDFs are not ready yet. Please try again then.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}

function tooLong(): PdfError {
  return new PdfError('pdf-timeout', 'The PDF took too long while others were waiting.');
}
