import type { Box } from './glyph.ts';
import { contrastOf, type Colour } from './contrast.rules.ts';
import { hideText, inkText } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { renderPage, type Area, type Raster } from './raster.ts';

/** What is seen well enough in the picture itself need not be looked at closer. */
const SURE = 2;
/** So much of a pixel must be ink to tell its colour. */
const LEAST_INK = 0.2;
/** A change of a channel that an eye may see. */
const LEAST_CHANGE = 8;
/** Less than this part of its height or width is no letter any more. */
const LEAST_PART = 0.6;
/** Too few pixels to tell parts of them. */
const FEW_PIXELS = 5;
const UNSEEN = 1;

/**
 * The contrast of what stands in each box to what lies behind it, as the page shows it, 1 when a part of it is cut off or
 * covered: the page is drawn with its text and without, and where that tells too little, with its text alone in black,
 * which says how much of a pixel is ink. The page's text is hidden afterwards.
 */
export function pageContrasts(pdfium: Pdfium, page: number, boxes: readonly Box[]): number[] {
  if (boxes.length === 0) return [];
  const shown = renderPage(pdfium, page);
  hideText(pdfium, page);
  const behind = renderPage(pdfium, page);
  const contrasts = boxes.map((box) => strongest(shown, behind, box));
  const isUnsure = contrasts.map((contrast) => contrast > UNSEEN && contrast < SURE);
  if (!isUnsure.includes(true)) return contrasts;
  inkText(pdfium, page);
  const ink = renderPage(pdfium, page);
  return boxes.map((box, index) => {
    const contrast = contrasts[index] ?? UNSEEN;
    return isUnsure[index] ? Math.max(contrast, inkContrast(shown, behind, ink, box)) : contrast;
  });
}

/** The contrast at the pixel that the text changes most. */
function strongest(shown: Raster, behind: Raster, box: Box): number {
  const area = shown.areaOf(box);
  const changed: Area = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  let most = 0;
  let contrast = UNSEEN;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const front = shown.colourAt(x, y);
      const back = behind.colourAt(x, y);
      const change = differenceOf(front, back);
      if (change >= LEAST_CHANGE) widen(changed, x, y);
      if (change > most) [most, contrast] = [change, contrastOf(front, back)];
    }
  }
  return box.isGuess || isWhole(changed, area) ? contrast : UNSEEN;
}

function widen(area: Area, x: number, y: number): void {
  area.left = Math.min(area.left, x);
  area.right = Math.max(area.right, x + 1);
  area.top = Math.min(area.top, y);
  area.bottom = Math.max(area.bottom, y + 1);
}

function isWhole(part: Area, whole: Area): boolean {
  const isMost = (some: number, all: number) => all < FEW_PIXELS || some >= LEAST_PART * all;
  return (
    isMost(part.right - part.left, whole.right - whole.left) &&
    isMost(part.bottom - part.top, whole.bottom - whole.top)
  );
}

/** The contrast of the ink itself, told from the pixel that holds most of it. */
function inkContrast(shown: Raster, behind: Raster, ink: Raster, box: Box): number {
  const { left, right, top, bottom } = ink.areaOf(box);
  let most = 0;
  let at: [number, number] = [left, top];
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const share = 1 - ink.colourAt(x, y)[0] / 255;
      if (share > most) [most, at] = [share, [x, y]];
    }
  }
  if (most < LEAST_INK) return UNSEEN;
  const back = behind.colourAt(...at);
  const front = shown.colourAt(...at);
  const pure = (channel: 0 | 1 | 2) => {
    const under = back[channel];
    return Math.min(255, Math.max(0, under + (front[channel] - under) / most));
  };
  return contrastOf([pure(0), pure(1), pure(2)], back);
}

function differenceOf(one: Colour, other: Colour): number {
  return Math.max(
    Math.abs(one[0] - other[0]),
    Math.abs(one[1] - other[1]),
    Math.abs(one[2] - other[2]),
  );
}
