export { LIST_SIGNS, LIST_SIGNS_APART } from './list-glyphs.data.ts';
export { GUTTER, ROW, SAME_EDGE } from './page-measures.data.ts';
