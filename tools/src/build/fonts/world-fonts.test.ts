import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../workspace.ts';
import { copyFonts } from './fonts.ts';
import { charactersOf } from './characters.ts';
import { fontNames } from './font-names.ts';

const require = createRequire(join(ROOT, 'shared-cv-document/package.json'));
let build = '';
let world = '';
beforeAll(async () => {
  build = await mkdtemp(join(tmpdir(), 'build-'));
  world = join(build, 'fonts/world');
  // The first run on a machine cuts all the fonts; later ones find them in the cache.
  await copyFonts(ROOT, build);
}, 120_000);
afterAll(() => rm(build, { recursive: true }));

const cutsOf = async (folder: string) =>
  (await readdir(join(world, folder))).filter((file) => file.endsWith('.ttf'));
function numberedRanges(pack: string): [string, string][] {
  const ranges = require(`@fontsource-variable/${pack}/unicode.json`) as Record<string, string>;
  const numbered = Object.entries(ranges).filter(([key]) => /^\[\d+\]$/.test(key));
  return numbered.map(([key, range]) => [key.slice(1, -1), range]);
}
const packOf = (folder: string) => folder.replace(/-[\d.]+$/, '');
const folderOf = async (pack: string) =>
  (await readdir(world)).find((name) => packOf(name) === pack) ?? '';

test('every font lies in a folder of its version, with its licence', async () => {
  const folders = await readdir(world);
  expect(folders.map(packOf).sort()).toEqual([
    'noto-emoji',
    'noto-sans-arabic',
    'noto-sans-armenian',
    'noto-sans-devanagari',
    'noto-sans-ethiopic',
    'noto-sans-georgian',
    'noto-sans-hebrew',
    'noto-sans-jp',
    'noto-sans-kr',
    'noto-sans-sc',
    'noto-sans-tamil',
    'noto-sans-tc',
    'noto-sans-telugu',
    'noto-sans-thai',
    'noto-serif-bengali',
  ]);
  for (const folder of folders) {
    const { version } = require(`@fontsource-variable/${packOf(folder)}/package.json`) as {
      version: string;
    };
    expect(folder).toBe(`${packOf(folder)}-${version}`);
    expect(await readFile(join(world, folder, 'LICENSE.txt'), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE',
    );
  }
  expect((await readdir(join(build, 'fonts'))).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('no two cuts have the same name', async () => {
  const names: string[] = [];
  for (const folder of await readdir(world)) {
    for (const file of await cutsOf(folder)) {
      const name = fontNames(await readFile(join(world, folder, file))).get(6) ?? '';
      expect(name.endsWith(`-${file.replace('.ttf', '')}`)).toBe(true);
      expect(name.length).toBeLessThan(64);
      names.push(name);
    }
  }
  expect(names.length).toBeGreaterThan(600);
  expect(new Set(names).size).toBe(names.length);
});

test.each(['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr', 'noto-emoji'])(
  'every numbered slice of %s is cut in both weights',
  async (pack) => {
    const wanted = numberedRanges(pack).flatMap(([slice]) => [
      `${slice}-400.ttf`,
      `${slice}-600.ttf`,
    ]);
    expect((await cutsOf(await folderOf(pack))).sort()).toEqual(wanted.sort());
  },
);

// The ranges of these two packages are exact.
test.each(['noto-sans-jp', 'noto-emoji'])(
  'a cut of %s has every character that its slice promises',
  async (pack) => {
    const folder = await folderOf(pack);
    const missing: string[] = [];
    for (const [slice, range] of numberedRanges(pack)) {
      const present = charactersOf(await readFile(join(world, folder, `${slice}-600.ttf`)));
      for (const point of pointsIn(range))
        if (!present.has(point)) missing.push(`${slice} U+${point.toString(16)}`);
    }
    expect(missing).toEqual([]);
  },
);

test('an unchanged build is left alone', async () => {
  const [folder = ''] = await readdir(world);
  const before = await stat(join(world, folder));
  await copyFonts(ROOT, build);
  expect((await stat(join(world, folder))).ctimeMs).toBe(before.ctimeMs);
});

function pointsIn(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace(/^U\+/i, '')
      .split('-')
      .map((point) => parseInt(point, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}
