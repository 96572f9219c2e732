import { LIST_SIGNS } from './list-glyphs.data.ts';
import type { PageItem } from './page-items.ts';

const SIGN = new RegExp(`^[${LIST_SIGNS}]$`, 'u');
/** Of one line are what stand closer than this, in sizes of their text. */
const SAME_LINE = 0.3;
/** So far above and below stand the two lines that a sign stands between, and so far behind it they begin. */
const [BETWEEN, BEHIND] = [0.9, 3];

/** Items of which the glyph stands at half the height of two lines: the glyphs, and what begins the upper line of each. */
export interface CentredBullets {
  signs: ReadonlySet<PageItem>;
  marked: ReadonlySet<PageItem>;
}

/** A glyph of a list may be centred beside two lines, as beside a small table: it marks the upper one. */
export function centredBullets(items: readonly PageItem[]): CentredBullets {
  const pairs = items
    .filter(({ text }) => SIGN.test(text.trim()))
    .flatMap((sign) => {
      const near = items.filter(
        (other) =>
          other !== sign &&
          other.x > sign.x &&
          Math.abs(other.y - sign.y) < other.size * BETWEEN &&
          other.x - sign.x < other.size * BEHIND,
      );
      const isAlone = !near.some((other) => Math.abs(other.y - sign.y) < other.size * SAME_LINE);
      const above = near.find((other) => other.y < sign.y);
      const below = near.find((other) => other.y > sign.y);
      return isAlone && above !== undefined && below !== undefined ? [{ sign, above }] : [];
    });
  return {
    signs: new Set(pairs.map(({ sign }) => sign)),
    marked: new Set(pairs.map(({ above }) => above)),
  };
}
