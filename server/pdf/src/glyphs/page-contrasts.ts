import type { Box } from './glyph.ts';
import { contrastOf } from './contrast.rules.ts';
import { hideApart, hideText, inkText } from './page-objects.ts';
import type { Pdfium } from './pdfium.ts';
import { colourOf, distanceOf, onPage, withRaster, type Area } from './raster.ts';

/** What is seen well enough in the picture itself need not be looked at closer. */
const SURE = 2;
/** So much of a pixel must be ink to tell its colour. */
const LEAST_INK = 0.2;
/** A change of a channel that an eye may see. */
const LEAST_CHANGE = 8;
/** Less than this part of its height or width is no letter any more. */
const LEAST_PART = 0.6;
/** Less than this part of a letter on the page is cut by its edge. */
const LEAST_ON_PAGE = 0.8;
/** Too few pixels to tell parts of them. */
const FEW_PIXELS = 5;
const UNSEEN = 1;

/** Rasters of one page, row by row. */
interface Pictures {
  width: number;
  height: number;
  shown: Uint32Array;
  behind: Uint32Array;
}

/**
 * The contrast of what stands in each box to what lies behind it, as the page shows it, 1 when a part of it is cut off or
 * covered: the page is drawn with its text and without, and where that tells too little, with its text alone in black,
 * which says how much of a pixel is ink. What touches no box is not drawn. The page's text is hidden afterwards.
 */
export function pageContrasts(pdfium: Pdfium, page: number, boxes: readonly Box[]): number[] {
  if (boxes.length === 0) return [];
  hideApart(pdfium, page, boxes);
  return withRaster(pdfium, page, ({ width, height, areaOf, pixels: shown }) => {
    hideText(pdfium, page);
    return withRaster(pdfium, page, ({ pixels: behind }) => {
      const areas = boxes.map(areaOf);
      const pictures = () => ({ width, height, shown: shown(), behind: behind() });
      const both = pictures();
      const contrasts = boxes.map((box, index) =>
        strongest(both, areas[index] ?? NOWHERE, box.isGuess === true),
      );
      const isUnsure = contrasts.map((contrast) => contrast > UNSEEN && contrast < SURE);
      if (!isUnsure.includes(true)) return contrasts;
      inkText(pdfium, page);
      return withRaster(pdfium, page, ({ pixels }) => {
        const [all, ink] = [pictures(), pixels()];
        return contrasts.map((contrast, index) =>
          isUnsure[index]
            ? Math.max(contrast, inkContrast(all, ink, areas[index] ?? NOWHERE))
            : contrast,
        );
      });
    });
  });
}

const NOWHERE: Area = { left: 0, right: 0, top: 0, bottom: 0 };

/** The contrast at the pixel that the text changes most. */
function strongest(pictures: Pictures, whole: Area, isGuess: boolean): number {
  const { width, shown, behind } = pictures;
  const area = onPage(whole, pictures);
  const changed: Area = { left: Infinity, right: 0, top: Infinity, bottom: 0 };
  let most = 0;
  let place = -1;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = y * width + x;
      if (shown[at] === behind[at]) continue;
      const change = distanceOf(shown[at], behind[at]);
      if (change >= LEAST_CHANGE) widen(changed, x, y);
      if (change > most) [most, place] = [change, at];
    }
  }
  const contrast =
    place === -1 ? UNSEEN : contrastOf(colourOf(shown[place]), colourOf(behind[place]));
  const isSeen = isWhole(area, whole, LEAST_ON_PAGE) && isWhole(changed, whole, LEAST_PART);
  return isGuess || isSeen ? contrast : UNSEEN;
}

function widen(area: Area, x: number, y: number): void {
  area.left = Math.min(area.left, x);
  area.right = Math.max(area.right, x + 1);
  area.top = Math.min(area.top, y);
  area.bottom = Math.max(area.bottom, y + 1);
}

function isWhole(part: Area, whole: Area, least: number): boolean {
  const isMost = (some: number, all: number) => all < FEW_PIXELS || some >= least * all;
  return (
    isMost(part.right - part.left, whole.right - whole.left) &&
    isMost(part.bottom - part.top, whole.bottom - whole.top)
  );
}

/** The contrast of the ink itself, told from the pixel that holds most of it. */
function inkContrast(pictures: Pictures, ink: Uint32Array, whole: Area): number {
  const { width, shown, behind } = pictures;
  const area = onPage(whole, pictures);
  let most = 0;
  let place = -1;
  for (let y = area.top; y < area.bottom; y += 1) {
    for (let x = area.left; x < area.right; x += 1) {
      const at = y * width + x;
      const share = 1 - colourOf(ink[at])[0] / 255;
      if (share > most) [most, place] = [share, at];
    }
  }
  if (most < LEAST_INK) return UNSEEN;
  const back = colourOf(behind[place]);
  const front = colourOf(shown[place]);
  const pure = (channel: 0 | 1 | 2) => {
    const under = back[channel];
    return Math.min(255, Math.max(0, under + (front[channel] - under) / most));
  };
  return contrastOf([pure(0), pure(1), pure(2)], back);
}
