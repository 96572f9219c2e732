/** What a template shows of a square picture: all, a circle, or an upright part of it. */
export type PhotoShape = 'square' | 'round' | 'tall';

const SHAPES: Readonly<Record<string, PhotoShape>> = {
  'two-column-1': 'round',
  'two-column-right-1': 'round',
  'header-band-1': 'round',
  'serif-1': 'round',
  'photo-header-1': 'tall',
};

/** The shape of the photo in a stored template, `name` or `name@version`. */
export function photoShape(template: string): PhotoShape {
  return SHAPES[template.split('@')[0] ?? ''] ?? 'square';
}
