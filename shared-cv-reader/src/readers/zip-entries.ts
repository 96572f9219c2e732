/** A file of an archive, as the archive's directory tells of it. */
export interface ZipEntry {
  name: string;
  isLocked: boolean;
  /** 0: as it is; 8: packed by DEFLATE. */
  method: number;
  /** Bytes when unpacked, as the archive says. */
  claims: number;
  packed: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
/** Stands where a size or place is told by the long form's field instead. */
const LONG = 0xffffffff;
const LONG_FIELD = 1;
const LOCKED = 1;
const WIDE_NAMES = 0x800;

/** The files of an archive, in its own order; nothing is unpacked. Throws when it is no whole archive. */
export function* zipEntries(bytes: Uint8Array): Generator<ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new RangeError('No entry of the directory');
    const flags = view.getUint16(at + 8, true);
    const [nameBytes, extraBytes, noteBytes] = [28, 30, 32].map((place) =>
      view.getUint16(at + place, true),
    ) as [number, number, number];
    const nameFrom = at + 46;
    const extraFrom = nameFrom + nameBytes;
    const [claims, size, offset] = longForms(view, extraFrom, extraBytes, [
      view.getUint32(at + 24, true),
      view.getUint32(at + 20, true),
      view.getUint32(at + 42, true),
    ]);
    if (view.getUint32(offset, true) !== LOCAL) throw new RangeError('No file at its place');
    const from =
      offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
    if (from + size > bytes.length) throw new RangeError('A file beyond the end');
    yield {
      name: new TextDecoder((flags & WIDE_NAMES) === 0 ? 'latin1' : 'utf-8').decode(
        bytes.subarray(nameFrom, extraFrom),
      ),
      isLocked: (flags & LOCKED) !== 0,
      method: view.getUint16(at + 10, true),
      claims,
      packed: bytes.subarray(from, from + size),
    };
    at = extraFrom + extraBytes + noteBytes;
  }
}

/** Where the end of the directory stands: in front of a comment at most. */
function endOf(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= Math.max(0, last - LONGEST_COMMENT); at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('No end of the directory');
}

type Sizes = [claims: number, size: number, offset: number];

/** Sizes in the long form, where the short one has no room for them. */
function longForms(view: DataView, from: number, length: number, short: Sizes): Sizes {
  if (!short.includes(LONG)) return short;
  for (let at = from; at < from + length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== LONG_FIELD) continue;
    let next = at + 4;
    return short.map((value) => {
      if (value !== LONG) return value;
      next += 8;
      return Number(view.getBigUint64(next - 8, true));
    }) as Sizes;
  }
  return short;
}
