import { glyphsOf } from './read-characters.fixture.ts';

/** Advance widths in ems by code point, read from a TrueType font. */
export function widthsOf(font: Uint8Array): Map<number, number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const unitsPerEm = view.getUint16(tableAt(font, view, 'head') + 18);
  const measured = view.getUint16(tableAt(font, view, 'hhea') + 34);
  const metrics = tableAt(font, view, 'hmtx');
  const width = (glyph: number) => view.getUint16(metrics + 4 * Math.min(glyph, measured - 1));
  return new Map([...glyphsOf(font)].map(([point, glyph]) => [point, width(glyph) / unitsPerEm]));
}

function tableAt(font: Uint8Array, view: DataView, tag: string): number {
  for (let record = 12; ; record += 16)
    if (String.fromCharCode(...font.subarray(record, record + 4)) === tag)
      return view.getUint32(record + 8);
}
