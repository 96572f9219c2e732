import type { PageItem } from './page-items.ts';

/** "th", "er" and "ª" above the line, the E of TeX below it. */
const RAISED = /^\p{L}{1,3}$/u;
/** In points: nearer the baseline letters stand on it. */
const LEAST_RISE = 0.1;
/** In sizes of what they belong to: no further above or below it. */
const MOST_RISE = 0.55;
/** In sizes: they touch it, or stand a little over its edge. */
const [GAP, OVERLAP] = [0.2, 0.35];

/** Items in which letters that stand above or below the baseline of the word they touch stand on it. */
export function withRaisedLetters(items: readonly PageItem[]): PageItem[] {
  const told = [...items];
  for (const [at, item] of items.entries()) {
    if (!RAISED.test(item.text.trim())) continue;
    // What stands on its line by now can be a base itself: the X behind the E.
    const base = told.find((other, place) => place !== at && touches(other, item));
    if (base !== undefined) told[at] = { ...item, y: base.y };
  }
  return told;
}

function touches(base: PageItem, item: PageItem): boolean {
  const rise = Math.abs(base.y - item.y);
  const gap = item.x - (base.x + base.width);
  return (
    rise > LEAST_RISE &&
    rise < base.size * MOST_RISE &&
    item.size <= base.size + 0.1 &&
    /[\p{L}\d]$/u.test(base.text) &&
    gap < base.size * GAP &&
    gap > -base.size * OVERLAP
  );
}
