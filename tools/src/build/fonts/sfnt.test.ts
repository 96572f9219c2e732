import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../../workspace.ts';
import { fontNames, renameFont } from './font-names.ts';
import { checksum, readTables, writeTables } from '@sastre/pdf/sfnt';

const { resolve } = createRequire(join(ROOT, 'shared-cv-document/package.json'));
const original = readFileSync(resolve('source-serif/TTF/SourceSerif4-Semibold.ttf'));

test('a font that is taken apart and put together has the same tables and right checksums', () => {
  const font = writeTables(readTables(original));
  const view = new DataView(font.buffer);
  expect(checksum(view, 0, font.length)).toBe(0xb1b0afba);
  const tables = readTables(font);
  expect([...tables.keys()]).toEqual([...readTables(original).keys()].sort());
  for (const [tag, table] of readTables(original)) {
    if (tag === 'head') continue;
    expect(Buffer.compare(table, tables.get(tag) ?? new Uint8Array())).toBe(0);
  }
});

test('a font gets one name everywhere and keeps its copyright and licence', () => {
  const [before, after] = [fontNames(original), fontNames(renameFont(original, 'Noto-1.0-7-400'))];
  for (const id of [1, 3, 4, 6]) expect(after.get(id)).toBe('Noto-1.0-7-400');
  for (const id of [0, 13, 14]) {
    expect(after.get(id)).toBe(before.get(id));
    expect(after.get(id)?.length).toBeGreaterThan(10);
  }
  // Names of other platforms and of typographic families would lead fontconfig to the old ones.
  expect([...after.keys()].filter((id) => id > 14)).toEqual([]);
});
