import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { readTables } from '@sastre/pdf/sfnt';
import { ROOT } from '../../workspace.ts';
import { glyphsOf } from './characters.ts';
import { fontNames } from './font-names.ts';
import { placePairFonts } from './pair-fonts.ts';

const require = createRequire(join(ROOT, 'shared-cv-document/package.json'));
const TEXT = ['400.ttf', '400i.ttf', '600.ttf', '600i.ttf'];
let build = '';
let pairs = '';
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'));
  pairs = join(build, 'fonts/pairs');
  // The first run on a machine cuts the fonts; later ones find them in the cache.
  await placePairFonts(ROOT, build);
}, 120_000);
afterAll(() => rm(build, { recursive: true }));

async function cuts(): Promise<{ name: string; path: string; font: Buffer }[]> {
  const folders = await readdir(pairs);
  const found = folders.map(async (folder) => {
    const files = (await readdir(join(pairs, folder))).filter((file) => file.endsWith('.ttf'));
    return files.map((file) => ({ name: `${folder}/${file}`, path: join(pairs, folder, file) }));
  });
  const all = (await Promise.all(found)).flat();
  return Promise.all(all.map(async (one) => ({ ...one, font: await readFile(one.path) })));
}

test('every family lies in a folder of its version, with the cuts that a CV asks for and its licence', async () => {
  const folders = await readdir(pairs);
  expect(folders.length).toBe(6);
  for (const folder of folders) {
    const [, pack = '', version] = /^(.+)-([\d.]+)$/.exec(folder) ?? [];
    const manifest = require(`@expo-google-fonts/${pack}/package.json`) as { version: string };
    expect(version).toBe(manifest.version);
    const wanted = pack === 'alegreya' ? ['600.ttf'] : TEXT;
    const files = wanted.flatMap((file) => [file, `${file}.br`]);
    expect((await readdir(join(pairs, folder))).sort()).toEqual([...files, 'LICENSE.txt'].sort());
    const licence = await readFile(join(pairs, folder, 'LICENSE.txt'), 'utf8');
    expect(licence).toContain('SIL OPEN FONT LICENSE');
    // What is changed may not bear a name that its licence reserves.
    expect(licence.split('SIL OPEN')[0]).not.toContain('Reserved Font Name');
  }
});

test('a cut is static, has a name of its own and says who made it', async () => {
  const names = new Set<string>();
  for (const { name, path, font } of await cuts()) {
    const [, version, cut] = /-([\d.]+)\/(\w+)\.ttf$/.exec(name) ?? [];
    const own = fontNames(font);
    expect(own.get(6)).toMatch(new RegExp(`^CV[A-Z]\\w+-${version}-${cut}$`));
    expect(own.get(0)).toMatch(/copyright/i);
    names.add(own.get(6) ?? '');
    for (const table of ['fvar', 'gvar', 'fpgm']) expect(readTables(font).has(table)).toBe(false);
    const packed = brotliDecompressSync(await readFile(`${path}.br`));
    expect(Buffer.compare(packed, font)).toBe(0);
    expect(packed.length).toBeLessThan(400_000);
  }
  expect(names.size).toBe(21);
});

test('a cut has the letters of every European language and of Vietnamese', async () => {
  const letters =
    'AZaz09 ÄÖÜß ŁłŻż ŠšŘř ŐőŰű ĞğŞşİı ȚțȘș ẶặỆệƯưỹ ΑΩαωάώΐι АЯаяЁёҐґЇїЂђ €£№–—…•“”„«»';
  for (const { name, font } of await cuts()) {
    const present = glyphsOf(font);
    const lacking = [...letters].filter((letter) => !present.has(letter.codePointAt(0) ?? 0));
    expect([name, lacking]).toEqual([name, []]);
  }
});

test('no two characters share a glyph, which a PDF would read as one of them', async () => {
  for (const { name, font } of await cuts()) {
    const glyphs = [...glyphsOf(font).values()];
    expect([name, new Set(glyphs).size]).toEqual([name, glyphs.length]);
  }
});

test('words stand apart, and two letters never become one sign', async () => {
  for (const { name, font } of await cuts()) {
    const tables = readTables(font);
    const view = (tag: string) => {
      const table = tables.get(tag) ?? new Uint8Array();
      return new DataView(table.buffer, table.byteOffset, table.byteLength);
    };
    const em = view('head').getUint16(18);
    for (const space of [0x20, 0xa0]) {
      const width = view('hmtx').getUint16(4 * (glyphsOf(font).get(space) ?? 0)) / em;
      expect([name, width >= 0.2245, width < 0.3]).toEqual([name, true, true]);
    }
    const features = Buffer.from(tables.get('GSUB') ?? []).toString('latin1');
    for (const feature of ['liga', 'clig', 'calt', 'dlig']) expect(features).not.toContain(feature);
  }
});
