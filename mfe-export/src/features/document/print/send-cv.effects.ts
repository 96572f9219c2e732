import type { Cv, endpoints, EndpointInput, Language } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { isApiError } from '@sastre/shared-contracts/shell';
import { hyphensFor, renderCv, worldFaces } from '@sastre/shared-cv-document';
import type { ExportFile } from './letter-file.rules.ts';
import { logged } from './logged.ts';

type PdfRequest = EndpointInput<typeof endpoints.generatePdf>['body'];

/** A file, and the factor by which the preview's gaps are closed up. */
interface SentFile extends ExportFile {
  shrunk?: number;
}

/** Hands the renderer's document to the print service; once more when its picture was deleted since it was read. */
export async function sendCv<Answer>(
  { cv, title, shrunk = 1 }: SentFile,
  language: Language,
  send: (body: PdfRequest) => Promise<Answer>,
): Promise<Answer> {
  const pictureId = cv.tailored?.pdfOptions.pictureId ?? '';
  const html = await rawHtml(cv, language, shrunk);
  try {
    return await send({ html, docTitle: title, pictureId });
  } catch (error) {
    if (pictureId === '' || !isApiError(error, 'not-found'))
      throw logged('Error generating PDF:', error);
    return sendCv({ cv: { ...cv, ...choosePicture(cv, '') }, title, shrunk }, language, send);
  }
}

async function rawHtml(cv: Cv, language: Language, shrunk: number): Promise<string> {
  try {
    const [faces, hyphens] = await Promise.all([
      worldFaces(cv, language),
      hyphensFor(cv, language),
    ]);
    return renderCv(cv, language, faces, { hyphens, shrunk });
  } catch (error) {
    throw logged('Error getting raw HTML', error);
  }
}
