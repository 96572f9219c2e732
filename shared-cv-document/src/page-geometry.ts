import type { PdfOptions } from '@sastre/shared-contracts/api';

export type Paper = PdfOptions['paper'];
/** Page types; each has margins of its own, and a change of type starts a new page. */
export type PageType = 'one' | 'two' | 'letter';

/** Sheet sizes in millimetres. */
export const SHEETS: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
/** Page margins in millimetres: x left and right, y top and bottom. */
export const MARGINS: Record<PageType, { x: number; y: number }> = {
  one: { x: 20, y: 16 },
  two: { x: 0, y: 15 },
  letter: { x: 26, y: 24 },
};

/** The sidebar of a page of type `two`, and the room left and right of the text in both columns, in millimetres. */
export const COLUMNS = { side: 66, sidePadding: [9, 7], mainPadding: [10, 15] } as const;

/** CSS pixels. */
export const PIXELS_PER_MM = 96 / 25.4;

/**
 * Room for content on a page in CSS pixels, as Chromium prints it: the paper without its margins, rounded up to whole
 * pixels. A line that fits by less than a pixel in print must fit on screen too.
 */
export function contentArea(paper: Paper, type: PageType): { width: number; height: number } {
  const { width, height } = SHEETS[paper];
  const { x, y } = MARGINS[type];
  // Letter is 816 pixels wide; the product of its millimetres is a hair more.
  const pixels = (millimetres: number) => Math.ceil(millimetres * PIXELS_PER_MM - 1e-6);
  return { width: pixels(width - 2 * x), height: pixels(height - 2 * y) };
}

/**
 * Page rules with literal values: custom properties are not dependable inside `@page`. The sidebar is painted by the
 * page itself, so that it fills the sheet to its edges, on the last page too. Chromium paints image files there over the
 * whole sheet (gradients it leaves out) but counts their place from the page area, so it is drawn oversize and moved up.
 */
export function pageCss(
  paper: Paper,
  colours: { bg: string; side: string },
  direction: 'ltr' | 'rtl' = 'ltr',
): string {
  const margin = ({ x, y }: { x: number; y: number }) =>
    `margin:${y}mm ${x}mm;background-color:${colours.bg}`;
  const left = direction === 'rtl' ? SHEETS[paper].width - COLUMNS.side : 0;
  const sidebar = `background-image:url("${colourImage(colours.side)}");background-repeat:no-repeat;background-position:${left}mm -50mm;background-size:${COLUMNS.side}mm 500mm`;
  return [
    `@page{size:${paper};${margin(MARGINS.one)}}`,
    `@page letter{${margin(MARGINS.letter)}}`,
    `@page two{${margin(MARGINS.two)};${sidebar}}`,
    '.run-one{page:one}.run-two{page:two}.run-letter{page:letter}',
  ].join('\n');
}

function colourImage(colour: string): string {
  const rectangle = `%3Crect width='10' height='10' fill='${colour.replace('#', '%23')}'/%3E`;
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10' viewBox='0 0 10 10' preserveAspectRatio='none'%3E${rectangle}%3C/svg%3E`;
}
