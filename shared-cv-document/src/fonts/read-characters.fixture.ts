import { brotliDecompressSync } from 'node:zlib';
import { readCmap } from '@sastre/shared-testing';

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
  return readCmap(
    view.getUint32(0) === 0x774f4632 ? fromWoff2(file, view) : fromTrueType(file, view),
  );
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
