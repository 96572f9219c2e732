import { createThreadPool, type ThreadFailure } from '@sastre/threads';
import { PdfError } from '../pdf-error.ts';
import type { CvDocument, SanitizeOptions } from '../document/sanitize-cv-html.ts';
import type { FinishedDocument, FinishedPdf } from '../proof/finish-pdf.ts';
import type { FinisherRefusal, FinisherTask } from './finisher-task.ts';

export type { FinishedDocument, FinishedPdf } from '../proof/finish-pdf.ts';

/** All work on documents that would stop everything else in the process for too long. */
export interface PdfFinisher {
  /** `sanitizeCvHtml`. Rejects with a `PdfError`. */
  sanitize(html: string, options: SanitizeOptions, deadlineMs?: number): Promise<CvDocument>;
  /** Finishes printed bytes and reads the result back. Rejects with a `PdfError`. */
  finish(
    printed: Uint8Array,
    document: FinishedDocument,
    deadlineMs?: number,
  ): Promise<FinishedPdf>;
  /** `plainLines`. Rejects with a `PdfError`. */
  read(bytes: Uint8Array, deadlineMs?: number): Promise<string[][]>;
  /** Starts the threads ahead of the first document. */
  warmUp(): Promise<void>;
  /** Ends the threads. */
  stop(): Promise<void>;
}

/** How many threads there are (default 2), and how long one may take for a task. */
export interface PdfFinisherOptions {
  threads?: number;
  hangMs?: number;
}

const DEADLINE_MS = 15_000;

/** Makes a finisher; its threads start with the first documents or with `warmUp`. */
export function createPdfFinisher({
  threads = 2,
  hangMs = 6_000,
}: PdfFinisherOptions = {}): PdfFinisher {
  const module = new URL('./finisher.thread.ts', import.meta.url);
  const pool = createThreadPool<FinisherTask>({ module, threads, hangMs, errorOf });
  return {
    async sanitize(html, options, deadlineMs = DEADLINE_MS) {
      const answer = await pool.run({ do: 'sanitize', html, options }, { deadlineMs });
      return answer as CvDocument;
    },
    async finish(printed, document, deadlineMs = DEADLINE_MS) {
      // the bytes are copied: should the thread die, another one needs them
      const answer = await pool.run({ do: 'finish', printed, document }, { deadlineMs });
      return answer as FinishedPdf;
    },
    async read(bytes, deadlineMs = DEADLINE_MS) {
      return (await pool.run({ do: 'read', bytes }, { deadlineMs })) as string[][];
    },
    warmUp: () => pool.runOnEach({ do: 'warm-up' }, { deadlineMs: DEADLINE_MS }),
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
      return new PdfError('pdf-timeout', 'The PDF took too long to complete.');
    case 'stopped':
      return new PdfError('pdf-unavailable', 'The print service is stopped.');
  }
}
