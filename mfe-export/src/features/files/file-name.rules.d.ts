import type { Cv } from '@sastre/shared-contracts/api';
/** The ending of a kind of file. */
export type FileEnding = 'docx' | 'txt' | 'json';
/** The name of a file beside the PDF: its title, and the company that the copy is for. Nothing that a file system refuses. */
export declare function fileName(
  title: string,
  { tailored }: Pick<Cv, 'tailored'>,
  ending: FileEnding,
): string;
