import { readTables, writeTables } from '@sastre/pdf/sfnt';

const ID = { family: 1, style: 2, unique: 3, full: 4, postScript: 6 } as const;
const WINDOWS = 3;
const UNICODE = 1;
const ENGLISH = 0x0409;

/**
 * The same font under one name of its own: `local()` and fontconfig find a font by its full or PostScript name. What it
 * says about copyright, maker and licence stays.
 */
export function renameFont(font: Uint8Array, name: string): Uint8Array {
  const tables = readTables(font);
  const old = readNames(tables.get('name') ?? new Uint8Array(6));
  const names = new Map([...old].filter(([id]) => id === 0 || (id >= 7 && id <= 14)));
  names.set(ID.family, name).set(ID.style, 'Regular').set(ID.unique, name);
  names.set(ID.full, name).set(ID.postScript, name);
  return writeTables(new Map(tables).set('name', writeNames(names)));
}

/** A font's English names by their numbers. */
export function fontNames(font: Uint8Array): Map<number, string> {
  return readNames(readTables(font).get('name') ?? new Uint8Array(6));
}

function readNames(table: Uint8Array): Map<number, string> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const texts = view.getUint16(4);
  const names = new Map<number, string>();
  for (let index = 0; index < view.getUint16(2); index += 1) {
    const field = (at: number) => view.getUint16(6 + 12 * index + at);
    if (field(0) !== WINDOWS || field(2) !== UNICODE || field(4) !== ENGLISH) continue;
    const start = texts + field(10);
    names.set(
      field(6),
      new TextDecoder('utf-16be').decode(table.subarray(start, start + field(8))),
    );
  }
  return names;
}

function writeNames(names: ReadonlyMap<number, string>): Uint8Array {
  const sorted = [...names].sort(([a], [b]) => a - b);
  const texts = 6 + 12 * sorted.length;
  const table = new Uint8Array(sorted.reduce((sum, [, text]) => sum + 2 * text.length, texts));
  const view = new DataView(table.buffer);
  view.setUint16(2, sorted.length);
  view.setUint16(4, texts);
  let offset = 0;
  sorted.forEach(([id, text], index) => {
    [WINDOWS, UNICODE, ENGLISH, id, 2 * text.length, offset].forEach((value, at) =>
      view.setUint16(6 + 12 * index + 2 * at, value),
    );
    for (let at = 0; at < text.length; at += 1)
      view.setUint16(texts + offset + 2 * at, text.charCodeAt(at));
    offset += 2 * text.length;
  });
  return table;
}
