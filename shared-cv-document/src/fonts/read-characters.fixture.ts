import { brotliDecompressSync } from 'node:zlib';

const CMAP = 0;
const TRANSFORMED = new Set([10, 11]);
const OWN_TAG = 63;

/** The code points that a font file has a glyph for, read from TrueType or WOFF2. */
export function charactersOf(file: Uint8Array): Set<number> {
  return new Set(glyphsOf(file).keys());
}

/** The same with the number of each glyph. */
export function glyphsOf(file: Uint8Array): Map<number, number> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const cmap = view.getUint32(0) === 0x774f4632 ? fromWoff2(file, view) : fromTrueType(file, view);
  return readCmap(new DataView(cmap.buffer, cmap.byteOffset, cmap.byteLength));
}

function fromTrueType(file: Uint8Array, view: DataView): Uint8Array {
  for (let record = 12; ; record += 16) {
    if (String.fromCharCode(...file.subarray(record, record + 4)) !== 'cmap') continue;
    return file.subarray(view.getUint32(record + 8));
  }
}

/** The tables are one Brotli stream, after a directory with lengths in variable-length numbers. */
function fromWoff2(file: Uint8Array, view: DataView): Uint8Array {
  let at = 48;
  const number = () => {
    let value = 0;
    for (;;) {
      const byte = view.getUint8(at++);
      value = value * 128 + (byte & 127);
      if (byte < 128) return value;
    }
  };
  let start = 0;
  let found: number | undefined;
  for (let table = 0; table < view.getUint16(12); table += 1) {
    const flags = view.getUint8(at++);
    const tag = flags & 63;
    if (tag === OWN_TAG) at += 4;
    const length = number();
    const version = flags >> 6;
    const transformed = TRANSFORMED.has(tag) ? version !== 3 : version !== 0;
    const stored = transformed ? number() : length;
    if (tag === CMAP) found = start;
    start += stored;
  }
  const packed = file.subarray(at, at + view.getUint32(20));
  return brotliDecompressSync(packed).subarray(found);
}

function readCmap(view: DataView): Map<number, number> {
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
      const glyph = stored === 0 ? 0 : (stored + delta) & 0xffff;
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
