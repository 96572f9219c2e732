import {
  defaultTailored,
  SECTION_KEYS,
  type Cv,
  type Language,
} from '@sastre/shared-contracts/api';
import { documentTitle, letterPlace, shownSections, WORDS } from '@sastre/shared-cv-document';

/** A file of a download: what it shows, and its title, which names it as well. */
export interface ExportFile {
  cv: Cv;
  title: string;
}

/** Whether a CV comes with a letter that could be a file of its own: both are shown. */
export function hasOwnLetter({ tailored = defaultTailored }: Pick<Cv, 'tailored'>): boolean {
  return letterPlace(tailored) !== 'none' && shownSections(tailored).length > 0;
}

/** The files of a download, the CV first. */
export function exportFiles(cv: Cv, language: Language): ExportFile[] {
  const { tailored = defaultTailored } = cv;
  const title = documentTitle(cv);
  if (tailored.pdfOptions.letterApart !== true || !hasOwnLetter(cv)) return [{ cv, title }];
  const showing = (isShown: (key: string) => boolean): Cv => {
    const hidden = SECTION_KEYS.filter((key) => !isShown(key));
    const hiddenSections = [...new Set([...tailored.hiddenSections, ...hidden])];
    return { ...cv, tailored: { ...tailored, hiddenSections } };
  };
  const letter = WORDS[tailored.language ?? language].coverLetter;
  return [
    { cv: showing((key) => key !== 'cover-letter'), title },
    {
      cv: showing((key) => key === 'cover-letter'),
      title: `${cv.personal_info.fullName.trim()}- ${letter}`,
    },
  ];
}
