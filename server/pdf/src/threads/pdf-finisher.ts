import type { PdfReport } from '@sastre/shared-contracts/api';
import { createThreadPool, type ThreadFailure } from '@sastre/threads';
import { PdfError } from '../ground/pdf-error.ts';
import type { CvDocument, SanitizeOptions } from '../document/sanitize-cv-html.ts';
import type { FinishedDocument, FinishedPdf } from '../proof/finish-pdf.ts';
import type { FinisherRefusal, FinisherTask } from './finisher-task.ts';

export type { FinishedDocument, FinishedPdf } from '../proof/finish-pdf.ts';

/** By when an answer is needed; what is not there by then is not worked on any longer. */
export interface FinisherLimit {
  deadlineMs?: number;
  /** The processor time that it may take; absent: any. */
  cpuMs?: number;
  /** Ends the work with its own reason. */
  signal?: AbortSignal;
}

/** All work on documents that would stop everything else in the process for too long. */
export interface PdfFinisher {
  /** `sanitizeCvHtml`. Rejects with a `PdfError`. */
  sanitize(html: string, options: SanitizeOptions, limit?: FinisherLimit): Promise<CvDocument>;
  /** Finishes printed bytes. Rejects with a `PdfError`. */
  finish(
    printed: Uint8Array,
    document: FinishedDocument,
    limit?: FinisherLimit,
  ): Promise<FinishedPdf>;
  /** Reads finished bytes back. Rejects with a `PdfError`. */
  check(bytes: Uint8Array, document: FinishedDocument, limit?: FinisherLimit): Promise<PdfReport>;
  /** `plainLines`. Rejects with a `PdfError`. */
  read(bytes: Uint8Array, limit?: FinisherLimit): Promise<string[][]>;
  /** Starts the threads ahead of the first document. */
  warmUp(): Promise<void>;
  /** Ends the threads. */
  stop(): Promise<void>;
}

const DEADLINE_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;
/** With a small young generation a thread holds a fifth less, for no more time. */
const LIMITS = { maxOldGenerationSizeMb: 2_048, maxYoungGenerationSizeMb: 32 };

/** Makes a finisher; its threads start with the first documents or with `warmUp`. */
export function createPdfFinisher({ threads }: { threads: number }): PdfFinisher {
  const module = new URL('./finisher.thread.ts', import.meta.url);
  const warmUp: FinisherTask = { do: 'warm-up' };
  const pool = createThreadPool<FinisherTask>({ module, threads, warmUp, errorOf, limits: LIMITS });
  const run = (task: FinisherTask, limit: FinisherLimit = {}) =>
    pool.run(task, { deadlineMs: DEADLINE_MS, ...limit });
  return {
    sanitize: async (html, options, limit) =>
      (await run({ do: 'sanitize', html, options }, limit)) as CvDocument,
    finish: async (printed, document, limit) =>
      // the bytes are copied: should the thread die, another one needs them
      (await run({ do: 'finish', printed, document }, limit)) as FinishedPdf,
    check: async (bytes, document, limit) =>
      (await run({ do: 'check', bytes, document }, limit)) as PdfReport,
    read: async (bytes, limit) => (await run({ do: 'read', bytes }, limit)) as string[][],
    // however long it takes: a document that comes meanwhile would have to wait for as much
    warmUp: () => pool.runOnEach(warmUp),
    stop: () => pool.stop(),
  };
}

function errorOf(failure: ThreadFailure): PdfError {
  switch (failure.why) {
    case 'refused': {
      const { code, message, detail } = failure.refusal as FinisherRefusal;
      return new PdfError(code, message, { cause: new Error(detail) });
    }
    case 'broken':
      return new PdfError('pdf-failed', 'The PDF could not be completed.', {
        cause: failure.cause,
      });
    case 'late':
      if (failure.begun) return new PdfError('pdf-timeout', 'The PDF took too long to complete.');
      return new PdfError('pdf-unavailable', 'The print service is not ready. Please try again.', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    case 'stopped':
      return new PdfError('pdf-unavailable', 'The print service is stopped.');
  }
}
