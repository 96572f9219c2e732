import type { SheetBlock } from './sheet-blocks.types.ts';
/** A document as plain text for forms of the web: headings in capitals, `- ` before items, no line is wrapped. */
export declare function plainText(blocks: readonly SheetBlock[], language: string): string;
