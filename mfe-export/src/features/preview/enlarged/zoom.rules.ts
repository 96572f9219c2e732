/** What the buttons and keys go by; 1 is the paper's own size. */
const STEPS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;
/** A wheel's line in pixels; one of its pages is left as it is. */
const LINE = 16;

/** How small and how large the pages may be shown. */
export interface ZoomRange {
  least: number;
  most: number;
}

/** The zoom to begin with: the paper's own size, or less where the sheet would not fit in the width (both in pixels). */
export function firstZoom(room: number, sheet: number): number {
  return room > 0 ? Math.min(1, room / sheet) : 1;
}

/** 50 to 200 %; less where a sheet fits in the width only so. */
export function zoomRange(first: number): ZoomRange {
  return { least: Math.min(STEPS[0], first), most: 2 };
}

/** The zoom inside the range. */
export function clampZoom(zoom: number, { least, most }: ZoomRange): number {
  return Math.min(most, Math.max(least, zoom));
}

/** The next step up or down. */
export function stepZoom(zoom: number, way: 'in' | 'out', range: ZoomRange): number {
  // A pinch ends beside a step by less than anybody sees.
  const next =
    way === 'in'
      ? STEPS.find((step) => step > zoom + 0.005)
      : STEPS.findLast((step) => step < zoom - 0.005);
  return clampZoom(next ?? (way === 'in' ? range.most : range.least), range);
}

/** What a key asks for, alone or with Ctrl or Cmd as in a browser: nothing is written where pages are looked at. Undefined for others. */
export function zoomByKey({
  key,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'altKey'>): 'in' | 'out' | 'reset' | undefined {
  if (altKey) return undefined;
  if (key === '+' || key === '=') return 'in';
  if (key === '-' || key === '_') return 'out';
  return key === '0' ? 'reset' : undefined;
}

/** By how much a turn of the wheel enlarges: a notch of a mouse (100 pixels) a quarter, a pad's pinch smoothly. */
export function wheelFactor({
  deltaY,
  deltaMode,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode'>): number {
  const pixels = deltaMode === 1 ? deltaY * LINE : deltaY;
  return Math.exp(-Math.min(100, Math.max(-100, pixels)) * 0.0022);
}
