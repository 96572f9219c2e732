/** What a template shows of a square picture: all, a circle, or an upright part of it. */
export type PhotoShape = 'square' | 'round' | 'tall';

/** How a template shows the photo; lengths in millimetres. */
export interface PhotoFrame {
  shape: PhotoShape;
  width: number;
  height: number;
}

const even = (shape: PhotoShape, side: number): PhotoFrame => ({
  shape,
  width: side,
  height: side,
});

const USUAL = even('square', 27);
const FRAMES: Readonly<Record<string, PhotoFrame>> = {
  'two-column-1': even('round', 30),
  'two-column-right-1': even('round', 30),
  'header-band-1': even('round', 31),
  'serif-1': even('round', 27),
  'compact-1': even('square', 22),
  'photo-header-1': { shape: 'tall', width: 38, height: 46 },
};

/** The frame of the photo in a stored template, `name` or `name@version`. */
export function photoFrame(template: string): PhotoFrame {
  return FRAMES[template.split('@')[0] ?? ''] ?? USUAL;
}

/** The shape of the photo in a stored template. */
export function photoShape(template: string): PhotoShape {
  return photoFrame(template).shape;
}
