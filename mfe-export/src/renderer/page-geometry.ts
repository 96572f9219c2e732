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

/** CSS pixels. */
export const PIXELS_PER_MM = 96 / 25.4;

/**
 * Room for content on a page in CSS pixels, as Chromium prints it: the paper without its margins, rounded up to whole
 * pixels. A line that fits by less than a pixel in print must fit on screen too.
 */
export function contentArea(paper: Paper, type: PageType): { width: number; height: number } {
  const { width, height } = SHEETS[paper];
  const { x, y } = MARGINS[type];
  const pixels = (millimetres: number) => Math.ceil(millimetres * PIXELS_PER_MM);
  return { width: pixels(width - 2 * x), height: pixels(height - 2 * y) };
}

/** Page rules with literal values: custom properties are not dependable inside `@page`. */
export function pageCss(paper: Paper, background: string): string {
  const { one, letter } = MARGINS;
  return [
    `@page{size:${paper};margin:${one.y}mm ${one.x}mm;background-color:${background}}`,
    `@page letter{margin:${letter.y}mm ${letter.x}mm;background-color:${background}}`,
    '.run-one{page:one}.run-letter{page:letter}',
  ].join('\n');
}
