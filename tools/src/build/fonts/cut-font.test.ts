import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ROOT } from '../../workspace.ts';
import { cutFont, type VariableFont } from './cut-font.ts';
import { fontNames } from './font-names.ts';
import { readTables } from '@sastre/pdf/sfnt';

const { resolve } = createRequire(join(ROOT, 'shared-cv-document/package.json'));
const thai: VariableFont = {
  directory: dirname(resolve('@fontsource-variable/noto-sans-thai/package.json')),
  pack: 'noto-sans-thai',
  version: '9.9.9',
  name: 'NotoSansThai',
  wanted: (slice) => slice === 'thai',
};
let cache = '';
beforeEach(async () => {
  cache = await mkdtemp(join(tmpdir(), 'cuts-'));
});
afterEach(() => rm(cache, { recursive: true }));

test('a slice becomes one static font per weight, named after itself, with its Brotli form', async () => {
  const folder = await cutFont(thai, cache);
  expect(folder).toBe(join(cache, 'noto-sans-thai-9.9.9'));
  expect((await readdir(folder)).sort()).toEqual([
    'LICENSE.txt',
    'thai-400.ttf',
    'thai-400.ttf.br',
    'thai-600.ttf',
    'thai-600.ttf.br',
  ]);
  for (const weight of [400, 600]) {
    const font = await readFile(join(folder, `thai-${weight}.ttf`));
    const tables = readTables(font);
    for (const variable of ['fvar', 'gvar', 'HVAR', 'avar', 'STAT'])
      expect(tables.has(variable)).toBe(false);
    const os2 = tables.get('OS/2') ?? new Uint8Array();
    expect(new DataView(os2.buffer, os2.byteOffset).getUint16(4)).toBe(weight);
    expect(fontNames(font).get(6)).toBe(`NotoSansThai-9.9.9-thai-${weight}`);
    const packed = await readFile(join(folder, `thai-${weight}.ttf.br`));
    expect(Buffer.compare(brotliDecompressSync(packed), font)).toBe(0);
  }
  const [regular, semibold] = await Promise.all(
    [400, 600].map((weight) => readFile(join(folder, `thai-${weight}.ttf`))),
  );
  const outlines = (font = Buffer.alloc(0)) => readTables(font).get('glyf') ?? new Uint8Array();
  expect(Buffer.compare(outlines(regular), outlines(semibold))).not.toBe(0);
});

test('it is cut once per version, and two builds at once leave one whole folder', async () => {
  const [folder] = await Promise.all([cutFont(thai, cache), cutFont(thai, cache)]);
  const made = await stat(join(folder, 'thai-400.ttf'));
  await cutFont(thai, cache);
  expect((await stat(join(folder, 'thai-400.ttf'))).mtimeMs).toBe(made.mtimeMs);
  await cutFont({ ...thai, version: '9.9.10' }, cache);
  expect((await readdir(cache)).sort()).toEqual(['noto-sans-thai-9.9.10', 'noto-sans-thai-9.9.9']);
});

test('a package that cannot be cut leaves nothing behind', async () => {
  await expect(cutFont({ ...thai, directory: cache }, cache)).rejects.toThrow();
  expect(await readdir(cache)).toEqual([]);
});
