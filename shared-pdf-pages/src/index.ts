export { inflateInPieces } from './inflate.ts';
export { countLines, fromTop, rowsIn, type Row } from './item-rows.rules.ts';
export { LIST_SIGNS, LIST_SIGNS_APART } from './list-glyphs.data.ts';
export { mirrored, runsRightToLeft } from './mirrored.rules.ts';
export { pageText, type PageItem, type PageText } from './page-items.ts';
export { GUTTER, ROW, SAME_EDGE } from './page-measures.data.ts';
export { unpacksTooFar } from './pdf-streams.ts';
export { toldGlyphs } from './told-glyphs.ts';
