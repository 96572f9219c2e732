import { writeTables } from '../../fonts/sfnt.ts';
import { readOutlines, viewOf } from './outlines.rules.ts';

/** What a PDF asks of a font whose glyphs it shows by their numbers. */
const NEEDED = ['head', 'hhea', 'hmtx', 'maxp'];
const HEAD_BYTES = 10;
const HAS_INSTRUCTIONS = 0x100;
const MORE = 0x20;
const WORDS = 1;
const SCALE = 8;
const TWO_SCALES = 0x40;
const MATRIX = 0x80;
/** In `maxp`: zones, then what programs need, from twilight points to the longest instructions. */
const PROGRAM_LIMITS = [16, 18, 20, 22, 24, 26];

/**
 * The same font without its programs, which move the points of a letter on a coarse screen, and without tables for those who
 * set text: what it draws and how wide that is stays. Throws when it has no TrueType outlines.
 */
export function leanFont(font: Uint8Array): Uint8Array {
  const outlines = readOutlines(font);
  const records = Array.from({ length: outlines.count }, (_, glyph) =>
    withoutProgram(outlines.recordOf(glyph)),
  );
  const places = new Uint8Array(4 * (records.length + 1));
  const placeView = viewOf(places);
  const size = records.reduce((sum, { length }) => sum + padded(length), 0);
  // glyphs that share their outlines are nobody's but an attacker's
  if (size > font.length + 4 * records.length) throw new Error('A font has more than it holds.');
  const glyf = new Uint8Array(size);
  let at = 0;
  records.forEach((record, glyph) => {
    placeView.setUint32(4 * glyph, at);
    glyf.set(record, at);
    at += padded(record.length);
  });
  placeView.setUint32(4 * records.length, at);
  const tables = new Map<string, Uint8Array>();
  for (const tag of NEEDED) tables.set(tag, outlines.tables.get(tag)?.slice() ?? new Uint8Array());
  const [head, maxp] = ['head', 'maxp'].map((tag) => viewOf(tables.get(tag) ?? new Uint8Array()));
  head?.setUint16(50, 1);
  if (maxp && maxp.byteLength >= 32)
    for (const limit of PROGRAM_LIMITS) maxp.setUint16(limit, limit === 16 ? 2 : 0);
  return writeTables(tables.set('glyf', glyf).set('loca', places));
}

/** A glyph's record without its instructions. */
export function withoutProgram(record: Uint8Array): Uint8Array {
  if (record.length < HEAD_BYTES) return record;
  const contours = viewOf(record).getInt16(0);
  return contours < 0 ? composite(record) : simple(record, contours);
}

function simple(record: Uint8Array, contours: number): Uint8Array {
  const at = HEAD_BYTES + 2 * contours;
  const length = viewOf(record).getUint16(at);
  if (length === 0) return record;
  const lean = new Uint8Array(record.length - length);
  lean.set(record.subarray(0, at));
  lean.set(record.subarray(at + 2 + length), at + 2);
  return lean;
}

function composite(record: Uint8Array): Uint8Array {
  const lean = record.slice();
  const view = viewOf(lean);
  let at = HEAD_BYTES;
  for (let flags = MORE; flags & MORE;) {
    flags = view.getUint16(at);
    view.setUint16(at, flags & ~HAS_INSTRUCTIONS);
    at += flags & WORDS ? 8 : 6;
    if (flags & SCALE) at += 2;
    else if (flags & TWO_SCALES) at += 4;
    else if (flags & MATRIX) at += 8;
  }
  return lean.subarray(0, at);
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
