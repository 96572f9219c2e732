import { readTables } from '@sastre/pdf/sfnt';
import { readCmap } from '@sastre/shared-testing';

/** The code points that a TrueType font has a glyph for. */
export function charactersOf(font: Uint8Array): Set<number> {
  return new Set(glyphsOf(font).keys());
}

/** The same with the number of each glyph. */
export function glyphsOf(font: Uint8Array): Map<number, number> {
  return readCmap(readTables(font).get('cmap') ?? new Uint8Array(4));
}
