import { readTables, writeTables } from '@sastre/pdf/sfnt';
import { glyphsOf } from './characters.ts';

const SPACES = [0x20, 0xa0];

/** The same font, whose spaces are at least so wide, in ems. */
export function widenSpaces(font: Uint8Array, ems: number): Uint8Array {
  const tables = readTables(font);
  const head = viewOf(tables.get('head'));
  const measured = viewOf(tables.get('hhea')).getUint16(34);
  const widths = new Uint8Array(tables.get('hmtx') ?? []);
  const view = viewOf(widths);
  const least = Math.round(ems * head.getUint16(18));
  const glyphs = glyphsOf(font);
  for (const space of SPACES) {
    const glyph = glyphs.get(space);
    // What stands beyond the last measure has the width of the last one, together with others.
    if (glyph === undefined || glyph >= measured) continue;
    view.setUint16(4 * glyph, Math.max(least, view.getUint16(4 * glyph)));
  }
  return writeTables(new Map(tables).set('hmtx', widths));
}

function viewOf(table: Uint8Array = new Uint8Array()): DataView {
  return new DataView(table.buffer, table.byteOffset, table.byteLength);
}
