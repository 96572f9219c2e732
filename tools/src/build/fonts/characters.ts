import { readTables } from '@sastre/pdf/sfnt';

/** The code points that a TrueType font has a glyph for. */
export function charactersOf(font: Uint8Array): Set<number> {
  return new Set(glyphsOf(font).keys());
}

/** The same with the number of each glyph. */
export function glyphsOf(font: Uint8Array): Map<number, number> {
  const table = readTables(font).get('cmap') ?? new Uint8Array(4);
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const points = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(8 + 8 * index);
    const format = view.getUint16(start);
    if (format === 4) readSegments(view, start, points);
    if (format === 12) readGroups(view, start, points);
  }
  return points;
}

function readSegments(view: DataView, start: number, points: Map<number, number>): void {
  const double = view.getUint16(start + 6);
  for (let at = start + 14; at < start + 14 + double; at += 2) {
    const end = view.getUint16(at);
    const offsetAt = at + 2 + 3 * double;
    const [delta, offset] = [view.getUint16(at + 2 + 2 * double), view.getUint16(offsetAt)];
    const first = view.getUint16(at + 2 + double);
    for (let point = first; point <= end && point < 0xffff; point += 1) {
      const stored = offset === 0 ? point : view.getUint16(offsetAt + offset + 2 * (point - first));
      const glyph = offset !== 0 && stored === 0 ? 0 : (stored + delta) & 0xffff;
      if (glyph !== 0) points.set(point, glyph);
    }
  }
}

function readGroups(view: DataView, start: number, points: Map<number, number>): void {
  for (let group = 0; group < view.getUint32(start + 12); group += 1) {
    const at = start + 16 + 12 * group;
    const first = view.getUint32(at);
    for (let point = first; point <= view.getUint32(at + 4); point += 1)
      points.set(point, view.getUint32(at + 8) + point - first);
  }
}
