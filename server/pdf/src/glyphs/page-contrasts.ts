import type { Box } from './glyph.ts';
import { contrastOf } from './contrast.rules.ts';
import { hideText, inkText } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { renderPage, type Raster } from './raster.ts';

/** What is seen well enough in the picture itself need not be looked at closer. */
const SURE = 2;
/** So much of a pixel must be ink to tell its colour. */
const LEAST_INK = 0.2;

/**
 * The contrast of what stands in each box to what lies behind it, as the page shows it: the page is drawn with its text
 * and without, and where that tells too little, with its text alone in black, which says how much of a pixel is ink.
 * The page's text is hidden afterwards.
 */
export function pageContrasts(pdfium: Pdfium, page: number, boxes: readonly Box[]): number[] {
  if (boxes.length === 0) return [];
  const shown = renderPage(pdfium, page);
  hideText(pdfium, page);
  const behind = renderPage(pdfium, page);
  const contrasts = boxes.map((box) => strongest(shown, behind, box));
  const isUnsure = contrasts.map((contrast) => contrast < SURE);
  if (!isUnsure.includes(true)) return contrasts;
  inkText(pdfium, page);
  const ink = renderPage(pdfium, page);
  return contrasts.map((contrast, index) => {
    const box = boxes[index];
    return isUnsure[index] && box
      ? Math.max(contrast, inkContrast(shown, behind, ink, box))
      : contrast;
  });
}

/** The contrast at the pixel that the text changes most. */
function strongest(shown: Raster, behind: Raster, box: Box): number {
  let most = 0;
  let at = -1;
  for (const pixel of shown.pixelsOf(box)) {
    const change = differenceAt(shown, behind, pixel);
    if (change > most) [most, at] = [change, pixel];
  }
  return at === -1 ? 1 : contrastOf(shown.colourAt(at), behind.colourAt(at));
}

/** The contrast of the ink itself, told from the pixel that holds most of it. */
function inkContrast(shown: Raster, behind: Raster, ink: Raster, box: Box): number {
  let most = 0;
  let at = -1;
  for (const pixel of ink.pixelsOf(box)) {
    const share = 1 - ink.colourAt(pixel)[0] / 255;
    if (share > most) [most, at] = [share, pixel];
  }
  if (most < LEAST_INK) return 1;
  const back = behind.colourAt(at);
  const front = shown.colourAt(at);
  const pure = (channel: 0 | 1 | 2) => {
    const under = back[channel];
    return Math.min(255, Math.max(0, under + (front[channel] - under) / most));
  };
  return contrastOf([pure(0), pure(1), pure(2)], back);
}

function differenceAt(one: Raster, other: Raster, pixel: number): number {
  const [red, green, blue] = one.colourAt(pixel);
  const [otherRed, otherGreen, otherBlue] = other.colourAt(pixel);
  return Math.max(
    Math.abs(red - otherRed),
    Math.abs(green - otherGreen),
    Math.abs(blue - otherBlue),
  );
}
