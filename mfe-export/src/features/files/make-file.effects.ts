import { defaultTailored, type Cv, type Language } from '@sastre/shared-contracts/api';
import { toJsonResume } from '@sastre/shared-contracts/cv';
import { documentLanguage, renderCv } from '@sastre/shared-cv-document';
import { exportFiles } from '../document/print/letter-file.rules.ts';
import { fileName } from './file-name.rules.ts';
import { plainText } from './plain-text.rules.ts';
import { sheetBlocks } from './sheet-blocks.ts';

/** Files that can be had beside the PDF. */
export type FileKind = 'word' | 'text' | 'json';

/** A file and the name to save it under. */
export interface MadeFile {
  blob: Blob;
  name: string;
}

/** Makes the files of a kind: the CV, and the letter where it is to be a file of its own. Rejects when one cannot be made. */
export async function makeFiles(kind: FileKind, cv: Cv, language: Language): Promise<MadeFile[]> {
  if (kind === 'json') return [jsonFile(cv, language)];
  return Promise.all(
    exportFiles(cv, language).map(async ({ cv: shown, title }) => {
      const blocks = sheetBlocks(renderCv(shown, language));
      const own = documentLanguage(shown, language);
      if (kind === 'text') {
        const blob = new Blob([plainText(blocks, own)], { type: 'text/plain;charset=utf-8' });
        return { blob, name: fileName(title, cv, 'txt') };
      }
      const { wordFile } = await import('./word-file.ts');
      const { paper } = (shown.tailored ?? defaultTailored).pdfOptions;
      const author = shown.personal_info.fullName.trim();
      const blob = await wordFile(blocks, { title, author, language: own, paper });
      return { blob, name: fileName(title, cv, 'docx') };
    }),
  );
}

/** The text of the document, for the clipboard. */
export function textOf(cv: Cv, language: Language): string {
  return plainText(sheetBlocks(renderCv(cv, language)), documentLanguage(cv, language));
}

/** The content of a CV and its layout; the letter, the job that it was cut for, and what came of it stay here. */
function jsonFile(cv: Cv, language: Language): MadeFile {
  const {
    jobDescription_id: _job,
    report: _report,
    application: _how,
    ...layout
  } = cv.tailored ?? defaultTailored;
  const content = { ...cv, tailored: { ...layout, coverLetter: '' } };
  const json = JSON.stringify(toJsonResume(content, cv.updated_at), null, 2);
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
