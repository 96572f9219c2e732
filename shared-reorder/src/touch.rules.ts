import type { Axis } from './drag-entry.ts';

interface Point {
  x: number;
  y: number;
}

/** Pixels that a finger may tremble before it drags. */
const slack = 6;
/** Height in pixels of the zones at both ends of what is scrolled. */
const zone = 72;
/** Pixels a frame at the very end. */
const fastest = 14;

/** How far a point is from a box; 0 inside of it. */
export function distance(
  { x, y }: Point,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

/** Whether a finger that came down at `from` drags by now. */
export function isDragged(from: Point, to: Point): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > slack;
}

/** Pixels to scroll in this frame while a finger is at `y` between `top` and `bottom`: more the nearer to an end. */
export function scrollStep(y: number, top: number, bottom: number): number {
  const reach = Math.min(zone, (bottom - top) / 4);
  const above = top + reach - y;
  const below = y - (bottom - reach);
  const depth = Math.max(above, below);
  if (depth <= 0) return 0;
  const step = Math.ceil(Math.min(1, depth / reach) * fastest);
  return above > 0 ? -step : step;
}

/** The edge of a row that a finger is nearer to. */
export function nearerEdge(
  axis: Axis,
  { x, y }: Point,
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
): 'top' | 'bottom' | 'left' | 'right' {
  if (axis === 'vertical') return y < top + height / 2 ? 'top' : 'bottom';
  return x < left + width / 2 ? 'left' : 'right';
}
