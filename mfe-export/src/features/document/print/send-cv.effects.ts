import type { Cv, endpoints, EndpointInput, Language } from '@sastre/shared-contracts/api';
import { choosePicture } from '@sastre/shared-contracts/cv';
import { isApiError } from '@sastre/shared-contracts/shell';
import { hyphensFor, renderCv, worldFaces, type LaidOutPages } from '@sastre/shared-cv-document';
import type { ExportFile } from './letter-file.rules.ts';
import { logged } from './logged.ts';

type PdfRequest = EndpointInput<typeof endpoints.generatePdf>['body'];

/** A file, and what the preview has come to. */
interface SentFile extends ExportFile {
  laidOut?: LaidOutPages;
}

/** Hands the renderer's document to the print service; once more when its picture was deleted since it was read. */
export async function sendCv<Answer>(
  { cv, title, laidOut = {} }: SentFile,
  language: Language,
  send: (body: PdfRequest) => Promise<Answer>,
): Promise<Answer> {
  const pictureId = cv.tailored?.pdfOptions.pictureId ?? '';
  const html = await rawHtml(cv, language, laidOut);
  try {
    return await send({ html, docTitle: title, pictureId });
  } catch (error) {
    if (pictureId === '' || !isApiError(error, 'not-found'))
      throw logged('Error generating PDF:', error);
    return sendCv({ cv: { ...cv, ...choosePicture(cv, '') }, title, laidOut }, language, send);
  }
}

async function rawHtml(cv: Cv, language: Language, laidOut: LaidOutPages): Promise<string> {
  try {
    const [faces, hyphens] = await Promise.all([
      worldFaces(cv, language),
      hyphensFor(cv, language),
    ]);
    return renderCv(cv, language, faces, { hyphens, ...laidOut });
  } catch (error) {
    throw logged('Error getting raw HTML', error);
  }
}
