import type { PdfReport } from '@sastre/shared-contracts/api';
import { PdfError, type PdfErrorCode } from '../ground/pdf-error.ts';
import {
  sanitizeCvHtml,
  type CvDocument,
  type SanitizeOptions,
} from '../document/sanitize-cv-html.ts';
import {
  checkPdf,
  finishPdf,
  type FinishedDocument,
  type FinishedPdf,
} from '../proof/finish-pdf.ts';
import { plainLines } from '../proof/plain-lines.ts';
import { warmUpFinishing } from '../proof/warm-up-finishing.ts';

/** What a thread is asked to do. */
export type FinisherTask =
  | { do: 'sanitize'; html: string; options: SanitizeOptions }
  | { do: 'finish'; printed: Uint8Array; document: FinishedDocument }
  | { do: 'check'; bytes: Uint8Array; document: FinishedDocument }
  | { do: 'read'; bytes: Uint8Array }
  | { do: 'warm-up' };

/** Does it. */
export async function doTask(
  task: FinisherTask,
): Promise<CvDocument | FinishedPdf | PdfReport | string[][] | undefined> {
  switch (task.do) {
    case 'sanitize':
      return sanitizeCvHtml(task.html, task.options);
    case 'finish':
      return finishPdf(task.printed, task.document);
    case 'check':
      return checkPdf(task.bytes, task.document);
    case 'read':
      return plainLines(task.bytes);
    case 'warm-up':
      await warmUpFinishing();
      return undefined;
  }
}

/** An error as it travels from thread to thread. */
export interface FinisherRefusal {
  code: PdfErrorCode;
  message: string;
  detail: string;
}

/** Puts it so. */
export function refusalOf(error: unknown): FinisherRefusal {
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  if (error instanceof PdfError) return { code: error.code, message: error.message, detail };
  return { code: 'pdf-failed', message: 'The PDF could not be completed.', detail };
}
