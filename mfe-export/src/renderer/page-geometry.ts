import type { PdfOptions } from '@sastre/shared-contracts/api';

export type Paper = PdfOptions['paper'];
/** Page types; each has margins of its own, and a change of type starts a new page. */
export type PageType = 'one' | 'letter';

/** Sheet sizes in millimetres. */
export const SHEETS: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
/** Page margins in millimetres: x left and right, y top and bottom. */
export const MARGINS: Record<PageType, { x: number; y: number }> = {
  one: { x: 20, y: 16 },
  letter: { x: 26, y: 24 },
};

/** Page rules with literal values: custom properties are not dependable inside `@page`. */
export function pageCss(paper: Paper, background: string): string {
  const { one, letter } = MARGINS;
  return [
    `@page{size:${paper};margin:${one.y}mm ${one.x}mm;background-color:${background}}`,
    `@page letter{margin:${letter.y}mm ${letter.x}mm;background-color:${background}}`,
    '.run-one{page:one}.run-letter{page:letter}',
  ].join('\n');
}
