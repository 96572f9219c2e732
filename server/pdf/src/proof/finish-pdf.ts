import type { PdfReport } from '@sastre/shared-contracts/api';
import { markLettersIn } from '../document/glyph-texts.ts';
import { finishPdfUa } from '../document/pdf-ua.ts';
import type { CvDocument } from '../document/sanitize-cv-html.ts';
import { countPages } from '../glyphs/read-glyphs.ts';
import { expectedDocument } from './expected/expected-document.ts';
import { headingsOf } from './expected/headings.ts';
import { hasPageFooter } from './contents/page-footer.rules.ts';
import { readBack } from './read-back.ts';

/** What was printed: its HTML, and what its PDF should say about itself. */
export type FinishedDocument = CvDocument & { title: string; data?: string | undefined };

/** A PDF ready for the user, and what is known of its pages. */
export interface FinishedPdf {
  bytes: Uint8Array;
  report: PdfReport;
}

/**
 * Finishes printed bytes to PDF/UA; the report says that nobody has read them back yet. Throws when they are no PDF, or a
 * document that is refused.
 */
export async function finishPdf(
  printed: Uint8Array,
  document: FinishedDocument,
): Promise<FinishedPdf> {
  const { title, lang, author, keywords, html, data } = document;
  const words = expectedDocument(html).words.length;
  const facts = {
    ...{ title, lang, author, keywords, data },
    isBlank: () => words === 0,
    hasFooter: hasPageFooter(html),
    markLetters: markLettersIn(html),
    headings: headingsOf(html),
  };
  const bytes = await finishPdfUa(printed, facts);
  const pages = await countPages(bytes);
  const unread = { words, pages, findings: [{ kind: 'unread' }], more: 0 };
  return { bytes, report: withData(unread, document) };
}

/** Reads a finished PDF back. */
export async function checkPdf(bytes: Uint8Array, document: FinishedDocument): Promise<PdfReport> {
  return withData(await readBack(bytes, document), document);
}

function withData(report: PdfReport, { data }: FinishedDocument): PdfReport {
  return { ...report, data: data === undefined ? 'none' : 'embedded' };
}
