import {
  defaultTailored,
  placesChange,
  readPlaces,
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
export function hasOwnLetter({
  tailored = defaultTailored,
  sections,
}: Pick<Cv, 'tailored' | 'sections'>): boolean {
  return letterPlace(tailored) !== 'none' && shownSections(tailored, sections).length > 0;
}

/** The files of a download, the CV first. */
export function exportFiles(cv: Cv, language: Language): ExportFile[] {
  const { tailored = defaultTailored } = cv;
  const title = documentTitle(cv);
  if (tailored.pdfOptions.letterApart !== true || !hasOwnLetter(cv)) return [{ cv, title }];
  const showing = (isShown: (key: string) => boolean): Cv => {
    const places = readPlaces(tailored, cv.sections);
    const others = places.order.filter((key) => !isShown(key));
    const hidden = [...new Set([...places.hidden, ...others])];
    return { ...cv, tailored: { ...tailored, ...placesChange({ hidden }, cv.sections) } };
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
