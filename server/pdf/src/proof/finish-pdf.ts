import type { PdfReport } from '@sastre/shared-contracts/api';
import { finishPdfUa } from '../document/pdf-ua.ts';
import type { CvDocument } from '../document/sanitize-cv-html.ts';
import { expectedDocument } from './expected-document.ts';
import { headingsOf } from './headings.ts';
import { hasPageFooter } from './page-footer.rules.ts';
import { readBack } from './read-back.ts';

/** What was printed: its HTML, and what its PDF should say about itself. */
export type FinishedDocument = CvDocument & { title: string; data?: string | undefined };

/** A PDF ready for the user, and what reading it back has found. */
export interface FinishedPdf {
  bytes: Uint8Array;
  report: PdfReport;
}

/** Finishes printed bytes to PDF/UA and reads the result back. Throws when they are no PDF. */
export async function finishPdf(
  printed: Uint8Array,
  document: FinishedDocument,
): Promise<FinishedPdf> {
  const { title, lang, author, keywords, html, data } = document;
  const isBlank = () => expectedDocument(html).words.length === 0;
  const hasFooter = hasPageFooter(html);
  const headings = headingsOf(html);
  const facts = { title, lang, author, keywords, headings, hasFooter, isBlank, data };
  const bytes = await finishPdfUa(printed, facts);
  const report = await readBack(bytes, document);
  return { bytes, report: { ...report, data: data === undefined ? 'none' : 'embedded' } };
}
