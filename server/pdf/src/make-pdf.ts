import type { CvPicture } from './document/sanitize-cv-html.ts';
import type { PdfLog } from './ground/pdf-log.ts';
import type { FinishedDocument, FinishedPdf, PdfFinisher } from './threads/pdf-finisher.ts';

/** One document: the renderer's HTML, its title and the user's picture. */
export interface PostedDocument {
  html: string;
  docTitle: string;
  picture?: CvPicture;
  /** What the document shows as data, JSON, to be kept inside the PDF. */
  data?: string;
}

/** A document's turn: how much time is left, and what ends it before. */
export interface Turn {
  leftMs: () => number;
  /** The same for what has a limit of its own, so that a busy machine does not change what is answered. */
  patienceMs: () => number;
  signal: AbortSignal;
  /** The time until the returned function is called counts for nobody who waits for the place. */
  hold: () => () => void;
}

/** What a PDF is made with. */
export interface PdfParts {
  finisher: Pick<PdfFinisher, 'sanitize' | 'finish' | 'check' | 'read'>;
  printHtml: (
    html: string,
    limit: { deadlineMs: number; signal: AbortSignal },
  ) => Promise<Uint8Array>;
  log: PdfLog;
}

/** Makes PDFs, step by step; every step ends with the turn. Rejects with a `PdfError`. */
export interface PdfMaker {
  print(posted: PostedDocument, turn: Turn): Promise<FinishedPdf>;
  read(posted: PostedDocument, turn: Turn): Promise<string[][]>;
}

/** Kept back from reading back, so that there is an answer in time. */
const ANSWER_MS = 500;
/** Twice what the longest document that is read back takes. */
const READING_CPU_MS = 4_000;

/** Puts the steps together. */
export function createPdfMaker({ finisher, printHtml, log }: PdfParts): PdfMaker {
  async function make(
    { html, docTitle, picture, data }: PostedDocument,
    { leftMs, signal }: Turn,
  ): Promise<FinishedPdf & { document: FinishedDocument }> {
    const limit = () => ({ deadlineMs: leftMs(), signal });
    const sanitized = await finisher.sanitize(html, { docTitle, picture }, limit());
    const printed = await printHtml(sanitized.html, limit());
    const document = { ...sanitized, title: docTitle, data };
    return { ...(await finisher.finish(printed, document, limit())), document };
  }

  return {
    async print(posted, turn) {
      const { bytes, report, document } = await make(posted, turn);
      const deadlineMs = turn.patienceMs() - ANSWER_MS;
      const limit = { deadlineMs, cpuMs: READING_CPU_MS, signal: turn.signal };
      const goOn = turn.hold();
      try {
        return { bytes, report: await finisher.check(bytes, document, limit) };
      } catch (err) {
        // Mostly for want of time: the PDF is there, and says that nobody has read it back.
        log.warn({ err }, 'A PDF was not read back');
        return { bytes, report };
      } finally {
        goOn();
      }
    },
    async read(posted, turn) {
      const { bytes } = await make(posted, turn);
      return finisher.read(bytes, { deadlineMs: turn.leftMs(), signal: turn.signal });
    },
  };
}
