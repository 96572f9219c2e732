import { type Cv, type Language } from '@sastre/shared-contracts/api';
/** Files that can be had beside the PDF. */
export type FileKind = 'word' | 'text' | 'json';
/** A file and the name to save it under. */
export interface MadeFile {
  blob: Blob;
  name: string;
}
/** Makes the files of a kind: the CV, and the letter where it is to be a file of its own. Rejects when one cannot be made. */
export declare function makeFiles(kind: FileKind, cv: Cv, language: Language): Promise<MadeFile[]>;
/** The text of the document, for the clipboard. */
export declare function textOf(cv: Cv, language: Language): string;
/** Saves a file under its name. Its address lives as long as the page: a browser may save it later. */
export declare function saveFile({ blob, name }: MadeFile): void;
