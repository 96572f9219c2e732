/** Which square of a picture is kept: its middle as shares of width and height (0–1), and how often it fits into the whole. */
export interface Crop {
  x: number;
  y: number;
  zoom: number;
}
/** In pixels, upright. */
export interface Size {
  width: number;
  height: number;
}
export type Direction = 'left' | 'right' | 'up' | 'down';

export const MOST_ZOOM = 4;
/** By which a key or a turn of the wheel zooms. */
export const ZOOM_STEP = 1.1;
/** Longest side of what is kept, in pixels: more than any template prints, and far below what may be uploaded. */
const MOST_PIXELS = 1_000;
/** How far a key moves, as a share of what is kept. */
const STEP = 0.05;
const STEPS: Record<Direction, readonly [number, number]> = {
  left: [-STEP, 0],
  right: [STEP, 0],
  up: [0, -STEP],
  down: [0, STEP],
};

/** The largest square, and of an upright picture more of what is above: there the face is. */
export function firstCrop(size: Size): Crop {
  return within(size, { x: 0.5, y: 0.4, zoom: 1 });
}

/** The crop nearest to this one that lies in the picture. */
export function within(size: Size, { x, y, zoom }: Crop): Crop {
  const near = clamp(zoom, 1, MOST_ZOOM);
  const side = sideOf(size, near);
  const kept = (at: number, whole: number) => clamp(at, side / whole / 2, 1 - side / whole / 2);
  return { x: kept(x, size.width), y: kept(y, size.height), zoom: near };
}

/** Another part of the picture, so much further to the right and down: in shares of what is kept. */
export function moved(size: Size, crop: Crop, [right, down]: readonly [number, number]): Crop {
  const side = sideOf(size, crop.zoom);
  const x = crop.x + (right * side) / size.width;
  return within(size, { ...crop, x, y: crop.y + (down * side) / size.height });
}

/** A step to where a key points. */
export function stepped(size: Size, crop: Crop, direction: Direction): Crop {
  return moved(size, crop, STEPS[direction]);
}

/** The same middle, so many times as near. */
export function zoomed(size: Size, crop: Crop, factor: number): Crop {
  return within(size, { ...crop, zoom: crop.zoom * factor });
}

/** What is kept, in pixels of the picture. */
export function cutOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop.zoom);
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side };
}

/** The side of the picture that is made of it, in whole pixels. */
export function pixelsOf(size: Size, crop: Crop): number {
  return Math.max(1, Math.min(MOST_PIXELS, Math.round(sideOf(size, crop.zoom))));
}

/** Where the whole picture lies when what is kept fills a square: all in shares of that square's side. */
export function placed(size: Size, crop: Crop): Size & { left: number; top: number } {
  const { left, top, side } = cutOf(size, crop);
  const { width, height } = size;
  return { left: -left / side, top: -top / side, width: width / side, height: height / side };
}

/** Where it is, for who does not see it: whole percents from the left and from above, and how near. */
export function said({ x, y, zoom }: Crop): { left: number; top: number; zoom: number } {
  const percent = (share: number) => Math.round(share * 100);
  return { left: percent(x), top: percent(y), zoom: percent(zoom) };
}

function sideOf({ width, height }: Size, zoom: number): number {
  return Math.min(width, height) / zoom;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
