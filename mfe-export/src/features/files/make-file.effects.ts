import { defaultTailored, type Cv, type Language } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import { documentLanguage, renderCv } from '@sastre/shared-cv-document';
import { withoutPicture } from '../document/shown-cv.rules.ts';
import { exportFiles } from '../document/print/letter-file.rules.ts';
import { fileName } from './file-name.rules.ts';
import { plainText } from './plain-text.rules.ts';
import { sheetBlocks } from './sheet-blocks.ts';
import type { SheetBlock } from './sheet-blocks.types.ts';
import type { WordPicture } from './word-file.ts';

/** Files that can be had beside the PDF. */
export type FileKind = 'word' | 'text' | 'json';

/** A file and the name to save it under. */
export interface MadeFile {
  blob: Blob;
  name: string;
  /** The photo that the sheet shows could not be had. */
  lacksPicture?: boolean;
}

/** Reads the photo of a CV; undefined: it cannot be had. */
export type ReadPicture = (cv: Cv) => Promise<WordPicture | undefined>;

/** Makes the files of a kind: the CV, and the letter where it is to be a file of its own. Rejects when one cannot be made. */
export async function makeFiles(
  kind: FileKind,
  cv: Cv,
  language: Language,
  readPicture: ReadPicture,
): Promise<MadeFile[]> {
  if (kind === 'json') return [jsonFile(cv, language)];
  return Promise.all(
    exportFiles(cv, language).map(async ({ cv: shown, title }) => {
      if (kind === 'text') {
        const blob = new Blob([textOf(shown, language)], { type: 'text/plain;charset=utf-8' });
        return { blob, name: fileName(title, cv, 'txt') };
      }
      const { lacksPicture, ...made } = await makeWord(shown, title, language, readPicture);
      return { ...made, name: fileName(title, cv, 'docx'), ...(lacksPicture && { lacksPicture }) };
    }),
  );
}

/** A photo that cannot be had is no reason to have no file. */
async function makeWord(cv: Cv, title: string, language: Language, readPicture: ReadPicture) {
  const { wordFile } = await import('./word-file.ts');
  const { paper, hyphenation } = (cv.tailored ?? defaultTailored).pdfOptions;
  const author = cv.personal_info.fullName.trim();
  const facts = { title, author, language: documentLanguage(cv, language), paper, hyphenation };
  const blocks = sheetBlocks(renderCv(cv, language));
  const showsPicture = blocks.some(({ kind }) => kind === 'picture');
  const picture = showsPicture ? await readPicture(cv) : undefined;
  const lacksPicture = showsPicture && picture === undefined;
  const shown = lacksPicture ? blocksOf(cv, language) : blocks;
  return { blob: await wordFile(shown, { ...facts, picture }), lacksPicture };
}

/** What is written on the sheet, without the photo. */
function blocksOf(cv: Cv, language: Language): SheetBlock[] {
  return sheetBlocks(renderCv(withoutPicture(cv), language));
}

/** The text of the document, for the clipboard. */
export function textOf(cv: Cv, language: Language): string {
  return plainText(blocksOf(cv, language), documentLanguage(cv, language));
}

/** The content of a CV with its layout and its letter; the job that it was cut for, and what came of it stay here. */
function jsonFile(cv: Cv, language: Language): MadeFile {
  const {
    jobDescription_id: _job,
    report: _report,
    application: _how,
    ...layout
  } = cv.tailored ?? defaultTailored;
  const json = JSON.stringify(toJsonResume({ ...cv, tailored: layout }, cv.updated_at), null, 2);
  const [{ title } = { title: 'CV' }] = exportFiles(cv, language);
  const blob = new Blob([json], { type: 'application/json' });
  return { blob, name: fileName(title, cv, 'json') };
}

/** Saves a file under its name. Its address lives as long as the page: a browser may save it later. */
export function saveFile({ blob, name }: MadeFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
}
