import { readTables } from '../../fonts/sfnt.ts';

/** The shapes of a TrueType font, and what its tables say of all of them. */
export interface Outlines {
  tables: ReadonlyMap<string, Uint8Array>;
  unitsPerEm: number;
  count: number;
  /** A glyph's record in `glyf`; empty when nothing is drawn. */
  recordOf(glyph: number): Uint8Array;
}

/** A glyph that is drawn as a part of another, and where: in units of the font. */
export interface Part {
  glyph: number;
  dx: number;
  dy: number;
}

const WORDS = 1;
const OFFSETS = 2;
const SCALE = 8;
const MORE = 0x20;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
const HEAD_BYTES = 10;

/** Reads a font. Throws when it has no TrueType outlines. */
export function readOutlines(font: Uint8Array): Outlines {
  const tables = readTables(font);
  const [head, maxp, glyf] = ['head', 'maxp', 'glyf'].map((tag) => tables.get(tag));
  const loca = tables.get('loca');
  if (!head || !maxp || !glyf || !loca) throw new Error('A font has no outlines.');
  const places = viewOf(loca);
  const isLong = viewOf(head).getUint16(50) === 1;
  const place = (at: number) => (isLong ? places.getUint32(4 * at) : 2 * places.getUint16(2 * at));
  const count = viewOf(maxp).getUint16(4);
  return {
    tables,
    unitsPerEm: viewOf(head).getUint16(18),
    count,
    recordOf: (glyph) =>
      glyph < count ? glyf.subarray(place(glyph), place(glyph + 1)) : new Uint8Array(),
  };
}

/** Reads numbers out of a table. */
export function viewOf(table: Uint8Array): DataView {
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}

/** The same record with the numbers of its parts changed, where it is made of other glyphs; a copy. */
export function withParts(record: Uint8Array, rename: (glyph: number) => number): Uint8Array {
  const copy = record.slice();
  const view = viewOf(copy);
  if (copy.length < HEAD_BYTES || view.getInt16(0) >= 0) return copy;
  let flags = MORE;
  for (let at = HEAD_BYTES; flags & MORE;) {
    flags = view.getUint16(at);
    view.setUint16(at + 2, rename(view.getUint16(at + 2)));
    at += flags & WORDS ? 8 : 6;
    if (flags & SCALE) at += 2;
    else if (flags & TWO_SCALES) at += 4;
    else if (flags & MATRIX) at += 8;
  }
  return copy;
}

/** A record that draws several glyphs, each at its place; `boxOf` answers the record of a part. Empty when all of them are. */
export function combine(
  parts: readonly Part[],
  recordOf: (glyph: number) => Uint8Array,
): Uint8Array {
  const drawn = parts.filter(({ glyph }) => recordOf(glyph).length >= HEAD_BYTES);
  const record = new Uint8Array(drawn.length === 0 ? 0 : HEAD_BYTES + 8 * drawn.length);
  const view = viewOf(record);
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  drawn.forEach(({ glyph, dx, dy }, index) => {
    const own = viewOf(recordOf(glyph));
    [dx, dy, dx, dy].forEach((shift, side) => {
      const edge = own.getInt16(2 + 2 * side) + shift;
      box[side] = (side < 2 ? Math.min : Math.max)(box[side] ?? edge, edge);
    });
    const at = HEAD_BYTES + 8 * index;
    view.setUint16(at, WORDS | OFFSETS | (index + 1 < drawn.length ? MORE : 0));
    view.setUint16(at + 2, glyph);
    view.setInt16(at + 4, dx);
    view.setInt16(at + 6, dy);
  });
  if (drawn.length > 0) {
    view.setInt16(0, -1);
    box.forEach((edge, side) => view.setInt16(2 + 2 * side, edge));
  }
  return record;
}
