import { PdfError } from '../pdf-error.ts';

/** `concurrency` tasks run, `waiting` more may wait; what comes on top is refused. */
export interface PrintQueueOptions {
  concurrency: number;
  waiting: number;
}

/** A bounded queue, first come first served. */
export interface PrintQueue {
  /**
   * Runs the task when it is its turn. Rejects with `pdf-busy` at once when the queue is full, and after
   * `patienceMs` when its turn has not come.
   */
  run<T>(task: () => Promise<T>, patienceMs: number): Promise<T>;
}

const RETRY_AFTER_SECONDS = 5;

/** Makes an empty queue. */
export function createPrintQueue({ concurrency, waiting }: PrintQueueOptions): PrintQueue {
  const line: Array<() => void> = [];
  let running = 0;

  async function turn(patienceMs: number): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (line.length >= waiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const enter = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(enter), 1);
        reject(busy());
      }, patienceMs);
      line.push(enter);
    });
  }

  /** The place goes straight to the next in line, so nobody can slip in between. */
  function leave(): void {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(task, patienceMs) {
      await turn(patienceMs);
      try {
        return await task();
      } finally {
        leave();
      }
    },
  };
}

function busy(): PdfError {
  return new PdfError('pdf-busy', 'Too many documents are being printed. Please try again.', {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
