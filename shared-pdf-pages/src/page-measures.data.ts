/** Left edges closer than this are one, in points. */
export const SAME_EDGE = 2;
/** Baselines closer than this are one row, in points. */
export const ROW = 3;
/** Narrower than this no gap parts columns, in points. */
export const GUTTER = 9;
