import { endpoints, hasCv, isTailored, type Cv, type Language } from '@sastre/shared-contracts/api';
import { choosePicture, readCv, writeCv, type VersionedCv } from '@sastre/shared-contracts/cv';
import { isApiError, type OpenedTab, type ShellServices } from '@sastre/shared-contracts/shell';
import { documentTitle, renderCv } from '../../renderer/render-cv.ts';
import type { LoadedCv, PrintedCv } from './export.machine.ts';

/** Reads the CV (the main one without an id) and its picture. */
export async function loadCv(shell: ShellServices, cvId: string | undefined): Promise<LoadedCv> {
  const read = await readCv(shell, cvId);
  return { ...read, pictureUrl: await pictureUrl(shell, read.cv.tailored?.pdfOptions.pictureId) };
}

/** A picture that cannot be had is left out; the CV is what matters. */
async function pictureUrl(
  shell: ShellServices,
  id: string | undefined,
): Promise<string | undefined> {
  if (id === undefined || id === '') return undefined;
  try {
    const { data } = await shell.http.call(endpoints.getPicture, { params: { id } });
    return URL.createObjectURL(data);
  } catch {
    return undefined;
  }
}

/** The CV as it is shown and printed: a picture that is not there any more is none. What is stored stays as it is. */
export function shownCv({ cv, pictureUrl: url }: Pick<LoadedCv, 'cv' | 'pictureUrl'>): Cv {
  const id = cv.tailored?.pdfOptions.pictureId ?? '';
  return url === undefined && id !== '' ? { ...cv, ...choosePicture(cv, '') } : cv;
}

/** Saves the whole CV before it is printed. */
export async function saveCv(shell: ShellServices, { cv, etag }: LoadedCv): Promise<VersionedCv> {
  // A CV that was never edited has nothing to save, and a save would make it count as edited.
  if (!hasCv(cv) && !isTailored(cv)) return { cv, etag };
  return writeCv(shell, { cv, etag }, { ...cv });
}

/** Prints the renderer's document and shows the PDF in the tab that the click opened. */
export async function printCv(
  shell: ShellServices,
  loaded: LoadedCv,
  language: Language,
  tab: OpenedTab | undefined,
): Promise<PrintedCv> {
  const docTitle = documentTitle(loaded.cv);
  const data = await generate(shell, shownCv(loaded), language);
  if (data.size === 0) throw new Error('The PDF is empty');
  const fileName = `${docTitle}.pdf`;
  const url = URL.createObjectURL(new File([data], fileName, { type: 'application/pdf' }));
  tab?.show(url);
  shell.analytics.track('cv_pdf_exported', {});
  return { url, fileName };
}

async function generate(shell: ShellServices, cv: Cv, language: Language): Promise<Blob> {
  const pictureId = cv.tailored?.pdfOptions.pictureId ?? '';
  const body = { html: renderCv(cv, language), docTitle: documentTitle(cv), pictureId };
  try {
    return (await shell.http.call(endpoints.generatePdf, { body })).data;
  } catch (error) {
    if (pictureId === '' || !isApiError(error, 'not-found')) throw error;
    // The picture was deleted since it was read.
    return generate(shell, { ...cv, ...choosePicture(cv, '') }, language);
  }
}
