import type { SheetBlock } from './sheet-blocks.types.ts';
/** The paragraphs of the renderer's document: what the sheet shows, word for word and in its order. */
export declare function sheetBlocks(html: string): SheetBlock[];
