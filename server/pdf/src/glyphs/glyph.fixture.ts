import type { Glyph } from './glyph.ts';

const EM = 10;
const WIDTH = 5;
const LINE = 14;

/** Characters of 10 points, half an em wide, set line by line; a blank is as wide as they are. */
export function setLines(lines: readonly string[], change: Partial<Glyph> = {}): Glyph[] {
  return lines.flatMap((line, row) =>
    [...line].flatMap((text, column): Glyph[] => {
      if (text === ' ') return [];
      const baseline = 800 - row * LINE;
      const left = 50 + column * WIDTH;
      const place = { left, right: left + WIDTH };
      const ink = { ...place, bottom: baseline, top: baseline + 7 };
      const advance = { ...place, bottom: baseline - 3, top: baseline + EM };
      const seen = { content: 0, size: EM, isUpright: true, isMirrored: false, contrast: 21 };
      return [{ text, page: 1, ...seen, advance, ink, baseline, ...change }];
    }),
  );
}
