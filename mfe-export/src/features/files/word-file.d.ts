import type { SheetBlock } from './sheet-blocks.types.ts';
/** What a Word file says about itself. */
export interface WordFacts {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  paper: 'A4' | 'Letter';
}
/** A Word file of plain styles: Title, Heading 1 and 2, List Bullet; no tables, so that every system reads it in order. */
export declare function wordFile(blocks: readonly SheetBlock[], facts: WordFacts): Promise<Blob>;
