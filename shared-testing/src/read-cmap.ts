/** The glyph of each code point that a font's `cmap` table tells of, in its formats 4 and 12. */
export function readCmap(table: Uint8Array): Map<number, number> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const points = new Map<number, number>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const start = view.getUint32(8 + 8 * index);
    if (view.getUint16(start) === 4) readSegments(view, start, points);
    if (view.getUint16(start) === 12) readGroups(view, start, points);
  }
  return points;
}

function readSegments(view: DataView, start: number, points: Map<number, number>): void {
  const double = view.getUint16(start + 6);
  for (let at = start + 14; at < start + 14 + double; at += 2) {
    const [first, last] = [view.getUint16(at + 2 + double), view.getUint16(at)];
    const delta = view.getUint16(at + 2 + 2 * double);
    const offsetAt = at + 2 + 3 * double;
    const offset = view.getUint16(offsetAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
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
