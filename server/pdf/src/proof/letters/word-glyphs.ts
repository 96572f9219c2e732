import type { Glyph } from '../../glyphs/glyph.ts';

/** The characters of a word in the order in which it is written, each for one of its letters. */
export type WordGlyphs = readonly Glyph[];
