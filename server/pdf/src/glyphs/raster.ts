import type { Colour } from './contrast.rules.ts';
import type { Box } from './glyph.ts';
import { heapOf, type Pdfium } from './pdfium.ts';

/** A part of a raster: from its first column and row to before its last ones. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A page as pixels; rasters of one page have the same places. */
export interface Raster {
  width: number;
  height: number;
  /** What a box touches, on the page and beside it. */
  areaOf(box: Box): Area;
  /** Row by row, as `colourOf` reads them: to be asked for again after any other page was drawn. */
  pixels(): Uint32Array;
}

/** Pixels per point: at 108 dpi a stem of ordinary text is wider than a pixel. */
const SCALE = 1.5;
/** A page may be of any size, its picture may not. */
const MAX_PIXELS = 4_000_000;
const WHITE = 0xff_ff_ff_ff;

/** Draws a page on white, as a printer would, for as long as it is used. */
export function withRaster<T>(pdfium: Pdfium, page: number, use: (raster: Raster) => T): T {
  const points = {
    width: Math.max(1, pdfium.FPDF_GetPageWidthF(page)),
    height: Math.max(1, pdfium.FPDF_GetPageHeightF(page)),
  };
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (points.width * points.height)));
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new Error('PDFium has no memory for a page.');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return use({
      ...{ width, height },
      areaOf: ({ left, right, bottom, top }) => ({
        left: Math.floor(left * scale),
        right: Math.ceil(right * scale),
        top: Math.floor((points.height - top) * scale),
        bottom: Math.ceil((points.height - bottom) * scale),
      }),
      // not copied: a page has some megabytes, and most of them are never looked at
      pixels: () => new Uint32Array(heapOf(pdfium).HEAPU8.buffer, at, width * height),
    });
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}

/** The part of an area that lies on the page. */
export function onPage(area: Area, { width, height }: Pick<Raster, 'width' | 'height'>): Area {
  return {
    left: Math.max(0, area.left),
    right: Math.min(width, area.right),
    top: Math.max(0, area.top),
    bottom: Math.min(height, area.bottom),
  };
}

/** Red, green and blue of a pixel, whose bytes are blue, green, red and a spare one. */
export function colourOf(pixel = 0): Colour {
  return [(pixel >>> 16) & 0xff, (pixel >>> 8) & 0xff, pixel & 0xff];
}

/** How far two pixels are apart, in the channel in which they are farthest. */
export function distanceOf(one = 0, other = 0): number {
  if (((one ^ other) & 0xff_ff_ff) === 0) return 0;
  return Math.max(
    Math.abs(((one >>> 16) & 0xff) - ((other >>> 16) & 0xff)),
    Math.abs(((one >>> 8) & 0xff) - ((other >>> 8) & 0xff)),
    Math.abs((one & 0xff) - (other & 0xff)),
  );
}
