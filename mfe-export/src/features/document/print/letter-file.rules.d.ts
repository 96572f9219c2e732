import { type Cv, type Language } from '@sastre/shared-contracts/api';
/** A file of a download: what it shows, and its title, which names it as well. */
export interface ExportFile {
  cv: Cv;
  title: string;
}
/** Whether a CV comes with a letter that could be a file of its own: both are shown. */
export declare function hasOwnLetter({
  tailored,
  sections,
}: Pick<Cv, 'tailored' | 'sections'>): boolean;
/** The files of a download, the CV first. */
export declare function exportFiles(cv: Cv, language: Language): ExportFile[];
