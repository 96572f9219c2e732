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

/** A page as pixels. */
export interface Raster {
  /** What a box touches; nothing of what lies outside of the page. */
  areaOf(box: Box): Area;
  colourAt(x: number, y: number): Colour;
}

/** Pixels per point: at 108 dpi a stem of ordinary text is wider than a pixel. */
const SCALE = 1.5;
/** A page may be of any size, its picture may not. */
const MAX_PIXELS = 4_000_000;
const WHITE = 0xff_ff_ff_ff;

/** Draws a page on white, as a printer would. */
export function renderPage(pdfium: Pdfium, page: number): Raster {
  const points = {
    width: Math.max(1, pdfium.FPDF_GetPageWidthF(page)),
    height: Math.max(1, pdfium.FPDF_GetPageHeightF(page)),
  };
  const scale = Math.min(SCALE, Math.sqrt(MAX_PIXELS / (points.width * points.height)));
  const width = Math.max(1, Math.round(points.width * scale));
  const height = Math.max(1, Math.round(points.height * scale));
  const pixels = drawn(pdfium, page, width, height);
  return {
    areaOf: ({ left, right, bottom, top }) => ({
      left: Math.max(0, Math.floor(left * scale)),
      right: Math.min(width, Math.ceil(right * scale)),
      top: Math.max(0, Math.floor((points.height - top) * scale)),
      bottom: Math.min(height, Math.ceil((points.height - bottom) * scale)),
    }),
    colourAt(x, y) {
      const at = (y * width + x) * 4;
      return [pixels[at + 2] ?? 0, pixels[at + 1] ?? 0, pixels[at] ?? 0];
    },
  };
}

/** Blue, green, red and a spare byte of each pixel. */
function drawn(pdfium: Pdfium, page: number, width: number, height: number): Uint8Array {
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) throw new Error('PDFium has no memory for a page.');
  try {
    pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
    const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
    return heapOf(pdfium).HEAPU8.slice(at, at + width * height * 4);
  } finally {
    pdfium.FPDFBitmap_Destroy(bitmap);
  }
}
