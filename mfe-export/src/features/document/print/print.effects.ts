import {
  endpoints,
  PDF_REPORT_HEADER,
  readPdfReport,
  type Cv,
  type Language,
} from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { isApiError, type OpenedTab, type ShellServices } from '@sastre/shared-contracts/shell';
import { worldFaces, documentTitle, renderCv } from '@sastre/shared-cv-document';
import type { PrintedCv } from '../export.types.ts';

/** Prints the renderer's document and shows the PDF in the tab that the click opened. */
export async function printCv(
  shell: Pick<ShellServices, 'http' | 'analytics'>,
  cv: Cv,
  language: Language,
  tab: OpenedTab | undefined,
): Promise<PrintedCv> {
  const { data, headers } = await generate(shell, cv, language);
  if (data.size === 0) throw logged('Error generating PDF:', new Error('The PDF is empty'));
  const fileName = `${documentTitle(cv)}.pdf`;
  const url = URL.createObjectURL(new File([data], fileName, { type: 'application/pdf' }));
  tab?.show(url);
  shell.analytics.track('cv_pdf_exported', {});
  return { url, fileName, report: readPdfReport(headers[PDF_REPORT_HEADER]) };
}

async function generate(shell: Pick<ShellServices, 'http'>, cv: Cv, language: Language) {
  const pictureId = cv.tailored?.pdfOptions.pictureId ?? '';
  const html = await rawHtml(cv, language);
  const body = { html, docTitle: documentTitle(cv), pictureId };
  try {
    return await shell.http.call(endpoints.generatePdf, { body });
  } catch (error) {
    if (pictureId === '' || !isApiError(error, 'not-found'))
      throw logged('Error generating PDF:', error);
    // The picture was deleted since it was read.
    return generate(shell, { ...cv, ...choosePicture(cv, '') }, language);
  }
}

async function rawHtml(cv: Cv, language: Language): Promise<string> {
  try {
    return renderCv(cv, language, await worldFaces(cv));
  } catch (error) {
    throw logged('Error getting raw HTML', error);
  }
}

/** Hands a failure to the browser's own log as well. */
function logged(what: string, error: unknown): unknown {
  const cause = error instanceof Error ? error.message : String(error);
  globalThis.reportError?.(new Error(`${what} ${cause}`.trim(), { cause: error }));
  return error;
}
