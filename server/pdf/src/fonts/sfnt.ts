/** The tables of a TrueType font by their tags, as views into it. */
export function readTables(font: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(4); index += 1) {
    const record = 12 + 16 * index;
    const tag = String.fromCharCode(...font.subarray(record, record + 4));
    const start = view.getUint32(record + 8);
    tables.set(tag, font.subarray(start, start + view.getUint32(record + 12)));
  }
  return tables;
}

/** A TrueType font of these tables, with its directory and checksums. */
export function writeTables(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const power = Math.floor(Math.log2(sorted.length));
  const sizes = sorted.map(([, table]) => padded(table.length));
  const head = 12 + 16 * sorted.length;
  const font = new Uint8Array(sizes.reduce((sum, size) => sum + size, head));
  const view = new DataView(font.buffer);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, sorted.length);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * (sorted.length - 2 ** power));
  let start = head;
  let adjustment = 0;
  sorted.forEach(([tag, table], index) => {
    font.set(table, start);
    if (tag === 'head') view.setUint32((adjustment = start + 8), 0);
    const record = 12 + 16 * index;
    [...tag].forEach((letter, at) => view.setUint8(record + at, letter.charCodeAt(0)));
    view.setUint32(record + 4, checksum(view, start, sizes[index] ?? 0));
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, table.length);
    start += sizes[index] ?? 0;
  });
  // The whole font, its own adjustment counted as 0, adds up to this number.
  if (adjustment > 0)
    view.setUint32(adjustment, (0xb1b0afba - checksum(view, 0, font.length)) >>> 0);
  return font;
}

/** The sum of a part's 32-bit words; its length is a multiple of four. */
export function checksum(view: DataView, start: number, length: number): number {
  let sum = 0;
  for (let at = start; at < start + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
