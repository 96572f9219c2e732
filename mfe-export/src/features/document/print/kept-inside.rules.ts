import { defaultTailored, keepsCv, type Cv, type Language } from '@sastre/shared-contracts/api';
import { shownSections } from '@sastre/shared-cv-document';
import { exportFiles } from './letter-file.rules.ts';

/** Whether a file keeps the CV inside; a letter alone keeps none. */
export function keepsInside(cv: Cv): boolean {
  return keepsCv(cv) && shownSections(cv.tailored ?? defaultTailored, cv.sections).length > 0;
}

/** What a download is for archives: with data inside it is another part of the standard than without. */
type Archives = 'with' | 'without' | 'apart';

/** The same of all files of a download; `apart`: the CV's has it inside, the letter's does not. */
export function archivesOf(cv: Cv, language: Language): Archives {
  const kept = exportFiles(cv, language).map((file) => keepsInside(file.cv));
  if (!kept.includes(true)) return 'without';
  return kept.includes(false) ? 'apart' : 'with';
}
