import type { DrawnGlyph } from './drawn-glyphs.ts';

/** What stands where a font does not say what its glyph reads; spaces of any kind are none. */
const UNNAMED = /(?!\s)\p{Cc}/gu;
/** Letters that are drawn as one, the likeliest first where two are as wide. */
const LIGATURES = ['ff', 'fi', 'fl', 'ffi', 'ffl', 'tt', 'ti', 'ft', 'fj'];
/** Of the width of a ligature its letters differ by less than this part. */
const NEAR = 0.06;
/** What stands for a letter that nobody can tell. */
const UNKNOWN = '\ufffd';

/**
 * The texts of a page with letters for the glyphs that their font has no name for: ligatures are known by their width, which
 * is that of their letters together. Google's documents are printed so. `told`: what the file says itself, by their codes.
 */
export function withUnnamedGlyphs(
  texts: readonly string[],
  glyphs: readonly DrawnGlyph[],
  told: () => ReadonlyMap<number, string> = () => new Map(),
): string[] {
  const wanted = texts.join('').match(UNNAMED)?.length ?? 0;
  if (wanted === 0) return [...texts];
  const read = readingsOf(glyphs, told());
  const isSame = read.length === wanted;
  let next = 0;
  return texts.map((text) =>
    text.replace(UNNAMED, (glyph, at: number) => {
      const letters = isSame ? read[next] : undefined;
      next += 1;
      return letters ?? (isWithin(text, at) ? UNKNOWN : glyph);
    }),
  );
}

/** Between letters; elsewhere it is an icon or a sign. */
function isWithin(text: string, at: number): boolean {
  return /\p{L}$/u.test(text.slice(0, at)) && /^\p{L}/u.test(text.slice(at + 1));
}

/** What the glyphs without a name read, in the order in which they are drawn. */
function readingsOf(
  drawn: readonly DrawnGlyph[],
  told: ReadonlyMap<number, string>,
): (string | undefined)[] {
  const widths = new Map<string, Map<string, number>>();
  for (const { font, unicode, width } of drawn) {
    const own = widths.get(font) ?? new Map<string, number>();
    widths.set(font, own.set(unicode, width));
  }
  return drawn
    .filter(({ unicode }) => /^\p{Cc}$/u.test(unicode) && !/\s/.test(unicode))
    .map(({ code, font, width }) => told.get(code) ?? ligatureOf(width, widths.get(font)));
}

function ligatureOf(width: number, letters: Map<string, number> | undefined): string | undefined {
  const near = LIGATURES.flatMap((ligature) => {
    const parts = [...ligature].map((letter) => letters?.get(letter) ?? Number.NaN);
    const distance = Math.abs(parts.reduce((sum, part) => sum + part, 0) - width) / width;
    return distance < NEAR ? [{ ligature, distance }] : [];
  });
  return near.toSorted((one, other) => one.distance - other.distance)[0]?.ligature;
}
