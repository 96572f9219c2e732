import type { Box, Glyph } from './glyph.ts';

type Drawn = Pick<Glyph, 'ink' | 'content'>;

/**
 * The box in which each character's ink is looked for. PDFium gives the characters of one drawing even parts of it, of
 * which some may hold no ink: those get the whole drawing.
 */
export function drawnTogether(glyphs: readonly Drawn[]): Box[] {
  const drawings: Drawn[][] = [];
  for (const glyph of glyphs) {
    const open = drawings.at(-1);
    const last = open?.at(-1);
    if (open && last && areParts(last, glyph)) open.push(glyph);
    else drawings.push([glyph]);
  }
  return drawings.flatMap((parts) => {
    const left = Math.min(...parts.map(({ ink }) => ink.left));
    const right = Math.max(...parts.map(({ ink }) => ink.right));
    return parts.map(({ ink }) => ({ ...ink, left, right }));
  });
}

/** Places of single precision. */
const SAME = 0.01;

function areParts(one: Drawn, other: Drawn): boolean {
  const isNear = (a: number, b: number) => Math.abs(a - b) < SAME;
  return (
    one.ink.isGuess === true &&
    other.ink.isGuess === true &&
    one.content === other.content &&
    isNear(one.ink.right, other.ink.left) &&
    isNear(one.ink.top, other.ink.top) &&
    isNear(one.ink.bottom, other.ink.bottom)
  );
}
