import type { PageItem } from './page-items.ts';
import type { Shape } from './page-shapes.ts';

/** A dot before a list item is at most so high and so far away, in sizes of its text. */
const [HIGHEST, FARTHEST] = [0.45, 2.2];
/** Words in one box stand at most so far from its edges. */
const BOX = { lowest: 0.9, highest: 2.6 };

/** Stretches of text that a drawn dot stands before, as browsers print the items of lists. */
export function markedBy(items: readonly PageItem[], shapes: readonly Shape[]): Set<PageItem> {
  const dots = [...shapes.filter(isDot), ...repeatedSigns(shapes)];
  const marked = items.flatMap((item) => {
    const before = dots.filter((dot) => isBefore(dot, item));
    const [dot] = before;
    return dot !== undefined && before.length === 1 && isFirst(item, dot, items)
      ? [{ item, at: Math.round(dot.left) }]
      : [];
  });
  // Dots of a time line stand before what is bold.
  const columns = Map.groupBy(marked, ({ at }) => at);
  const lists = [...columns.values()].filter(
    (column) => column.filter(({ item }) => item.bold).length < column.length / 2,
  );
  return new Set(lists.flat().map(({ item }) => item));
}

/** The boxes that words stand in one by one, by their item. */
export function boxesOf(
  items: readonly PageItem[],
  shapes: readonly Shape[],
): Map<PageItem, Shape> {
  const boxes = new Map<PageItem, Shape>();
  for (const item of items) {
    const box = shapes.find((shape) => isBoxOf(shape, item));
    if (box !== undefined) boxes.set(item, box);
  }
  return boxes;
}

/** A sign of any form that stands so often at one left edge, always as large, is the glyph of a list. */
const OFTEN = 3;

function repeatedSigns(shapes: readonly Shape[]): Shape[] {
  const small = shapes.filter((shape) => isSmall(shape) && !isDot(shape));
  const alike = Map.groupBy(small, ({ left, right, top, bottom }) =>
    [left, right - left, bottom - top].map((length) => length.toFixed(1)).join(' '),
  );
  return [...alike.values()].filter((own) => own.length >= OFTEN).flat();
}

function isSmall({ left, right, top, bottom }: Shape): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 1 && height > 1 && width < 7 && height < 12;
}

function isDot({ left, right, top, bottom }: Shape): boolean {
  const [width, height] = [right - left, bottom - top];
  return width > 1 && height > 1 && width < 7 && Math.abs(width - height) < 0.9;
}

function isBefore(shape: Shape, { x, y, size }: PageItem): boolean {
  const { left, right, top, bottom } = shape;
  const middle = (top + bottom) / 2;
  return (
    bottom - top < size * (isDot(shape) ? HIGHEST : 1) &&
    right <= x &&
    x - left < size * FARTHEST &&
    middle < y &&
    middle > y - size * 0.75
  );
}

/** Nothing stands between the dot and the text. */
function isFirst(item: PageItem, dot: Shape, items: readonly PageItem[]): boolean {
  return !items.some(
    (other) =>
      other !== item &&
      Math.abs(other.y - item.y) < item.size * 0.35 &&
      other.x + other.width > dot.left - item.size &&
      other.x < item.x,
  );
}

function isBoxOf({ left, right, top, bottom }: Shape, { x, y, width, size }: PageItem): boolean {
  const height = bottom - top;
  return (
    height > size * BOX.lowest &&
    height < size * BOX.highest &&
    left <= x + 0.5 &&
    right >= x + width - 0.5 &&
    top < y - size * 0.5 &&
    bottom > y &&
    right - left < width + size * 40
  );
}
