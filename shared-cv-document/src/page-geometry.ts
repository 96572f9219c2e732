import type { PdfOptions } from '@sastre/shared-contracts/api';
import type { Sidebar, Template } from './templates/template.types.ts';

export type Paper = PdfOptions['paper'];
/** Page types; each has margins of its own, and a change of type starts a new page. */
export type PageType = 'one' | 'two' | 'letter';
export type Direction = 'ltr' | 'rtl';

/** Sheet sizes in millimetres. */
export const SHEETS: Record<Paper, { width: number; height: number }> = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
};
/** Where text stands on the pages of a document, lengths in millimetres. */
export interface Geometry {
  paper: Paper;
  margins: Template['margins'];
  sidebar: Sidebar;
  /** Pages of one column reach to the edges of the sheet: their margins are room in the text, but the lower one. */
  bleeds: boolean;
}

/**
 * The geometry of a template with the margins that its user chose; a letter keeps the template's own. Its text begins where
 * that of the CV does, unless a sidebar stands there.
 */
export function geometryOf(
  {
    margins,
    sidebar,
    bleeds,
    columns,
  }: Pick<Template, 'margins' | 'sidebar' | 'bleeds' | 'columns'>,
  { paper, marginX, marginY }: Pick<PdfOptions, 'paper' | 'marginX' | 'marginY'>,
): Geometry {
  // Wider paper makes no longer lines of one column.
  const spare = columns === 'one' && !bleeds ? (SHEETS[paper].width - SHEETS.A4.width) / 2 : 0;
  const x = marginX ?? margins.one.x + spare;
  const { letter, one } = margins;
  const beside = sidebar.at === 'end' ? sidebar.besideOuter : letter.x;
  const letterX = columns === 'one' ? one.x + spare : beside;
  // The sidebar's margin keeps its proportion to that of the column beside it.
  const outer = sidebar.outer * ((marginX ?? sidebar.besideOuter) / sidebar.besideOuter);
  return {
    paper,
    margins: {
      one: { x, y: marginY ?? margins.one.y },
      two: { x: margins.two.x, y: marginY ?? margins.two.y },
      letter: { ...letter, x: letterX },
    },
    sidebar: { ...sidebar, outer, besideOuter: marginX ?? sidebar.besideOuter },
    bleeds,
  };
}

/** Room at the start and at the end of the text of a column, in millimetres. */
export function columnPadding(
  { at, outer, inner, besideInner, besideOuter }: Sidebar,
  column: 'side' | 'wide',
): [start: number, end: number] {
  const fromStart: [number, number] =
    column === 'side' ? [outer, inner] : [besideInner, besideOuter];
  if (at === 'start') return fromStart;
  return column === 'side' ? [inner, outer] : [besideOuter, besideInner];
}

/** Where the sidebar begins from the left of the sheet, in millimetres. */
export function sidebarLeft({ paper, sidebar }: Geometry, direction: Direction): number {
  const isLeft = (sidebar.at === 'start') === (direction === 'ltr');
  return isLeft ? 0 : SHEETS[paper].width - sidebar.width;
}

/** Room around the page area, in millimetres. */
export function pageMargins(
  { margins, bleeds }: Pick<Geometry, 'margins' | 'bleeds'>,
  type: PageType,
): { top: number; bottom: number; x: number } {
  const { x, y } = margins[type];
  return bleeds && type === 'one' ? { top: 0, bottom: y, x: 0 } : { top: y, bottom: y, x };
}

/** CSS pixels, and points of type. */
export const PIXELS_PER_MM = 96 / 25.4;
export const POINTS_PER_MM = 72 / 25.4;

/**
 * Room for content on a page in CSS pixels, as Chromium prints it: the paper without its margins, rounded up to whole
 * pixels. A line that fits by less than a pixel in print must fit on screen too.
 */
export function contentArea(
  geometry: Pick<Geometry, 'paper' | 'margins' | 'bleeds'>,
  type: PageType,
): { width: number; height: number } {
  const { width, height } = SHEETS[geometry.paper];
  const { top, bottom, x } = pageMargins(geometry, type);
  // Letter is 816 pixels wide; the product of its millimetres is a hair more.
  const pixels = (millimetres: number) => Math.ceil(millimetres * PIXELS_PER_MM - 1e-6);
  return { width: pixels(width - 2 * x), height: pixels(height - top - bottom) };
}

/**
 * Page rules with literal values: custom properties are not dependable inside `@page`. The sidebar is painted by the
 * page itself, so that it fills the sheet to its edges: on each page, or where it ends on the first one on that alone. Chromium paints image files there over the
 * whole sheet (gradients it leaves out) but counts their place from the page area, so it is drawn oversize and moved up.
 */
export function pageCss(
  geometry: Geometry,
  colours: { bg: string; side: string },
  direction: Direction = 'ltr',
  sidebarEnds = false,
): string {
  const { paper, sidebar } = geometry;
  const margin = (type: PageType) => {
    const { top, bottom, x } = pageMargins(geometry, type);
    const room = top === bottom ? `${top}mm ${x}mm` : `${top}mm ${x}mm ${bottom}mm`;
    return `margin:${room};background-color:${colours.bg}`;
  };
  const left = sidebarLeft(geometry, direction);
  const painted = `background-image:url("${colourImage(colours.side)}");background-repeat:no-repeat;background-position:${left}mm -50mm;background-size:${sidebar.width}mm 500mm`;
  return [
    `@page{size:${paper};${margin('one')}}`,
    `@page letter{${margin('letter')}}`,
    ...(sidebarEnds
      ? [
          `@page two{${margin('two')}}@page two:first{${painted}}`,
          'html.paged .run-two .sheet+.sheet{background:var(--cv-bg)}',
        ]
      : [`@page two{${margin('two')};${painted}}`]),
    '.run-one{page:one}.run-two{page:two}.run-letter{page:letter}',
    columnsCss(sidebar),
    ...(geometry.bleeds ? [bleedCss(geometry)] : []),
  ].join('\n');
}

/** Two independent flows side by side, each of which breaks over as many pages as it needs. */
function columnsCss(sidebar: Sidebar): string {
  const [tracks, side, wide] =
    sidebar.at === 'start'
      ? [`${sidebar.width}mm minmax(0,1fr)`, 1, 2]
      : [`minmax(0,1fr) ${sidebar.width}mm`, 2, 1];
  const padding = (column: 'side' | 'wide') =>
    columnPadding(sidebar, column)
      .map((length) => `${length}mm`)
      .join(' ');
  return [
    `.two{display:grid;grid-template-columns:${tracks};grid-auto-flow:dense;align-items:start}`,
    `.two>.side{grid-column:${side};grid-row:1;padding-inline:${padding('side')}}`,
    `.two>.wide{grid-column:${wide};grid-row:1;padding-inline:${padding('wide')}}`,
  ].join('\n');
}

/** Margins as room in the text, above it on each page anew. */
function bleedCss({ margins: { one } }: Geometry): string {
  return [
    `.bleeds>*{padding-inline:${one.x}mm}`,
    `.bleeds>.body{padding-top:${one.y}mm;box-decoration-break:clone}`,
  ].join('\n');
}

function colourImage(colour: string): string {
  const rectangle = `%3Crect width='10' height='10' fill='${colour.replace('#', '%23')}'/%3E`;
  return `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='10' height='10' viewBox='0 0 10 10' preserveAspectRatio='none'%3E${rectangle}%3C/svg%3E`;
}
