import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import subsetFont from 'subset-font';
import { listFiles } from '@sastre/base/files';
import { fontNames } from '../build/fonts/font-names.ts';
import { ROOT } from '../workspace.ts';
import { BUNDLED_CODE, BUNDLED_FONTS } from './bundled-parts.ts';
import { collectNotices } from './collect-notices.ts';
import { isAllowed } from './licences.rules.ts';
import { readLockedPackages, type LockedPackage } from './locked-packages.fixture.ts';
import { formatNotices, type Notice } from './notices.rules.ts';
import { readSbom } from './sbom.ts';

const FONT_FILE = /\.(woff2?|ttf|otf|pfb|eot)$|fonts\.tar/;
let locked: LockedPackage[];
let chapters: Map<string, Notice[]>;
let notices: Notice[];

beforeAll(async () => {
  locked = await readLockedPackages();
  chapters = await collectNotices(await readSbom());
  notices = [...chapters.values()].flat();
});

test('every production dependency that is installed is named with its licence', () => {
  const named = new Map(notices.map(({ title, licence }) => [title, licence]));
  const installed = locked.filter((entry) => entry.installed);
  expect(installed.length).toBeGreaterThan(300);
  const silent = installed.filter(({ title, licence }) => named.get(title) !== licence);
  expect(silent).toEqual([]);
});

test('every licence is one that the product may carry, on every system', () => {
  const all = [...locked, ...notices].filter(({ licence }) => !isAllowed(licence));
  expect(all.map(({ title, licence }) => `${title}: ${licence}`)).toEqual([]);
});

test('every notice has a text, but for what has no owner', () => {
  const bare = notices.filter(({ texts }) => texts.length === 0);
  expect(bare.map(({ licence }) => licence)).toEqual(['LicenseRef-public-domain']);
});

test('every font file is named, by its package or by a notice of its own', async () => {
  const own = await listFiles(ROOT, (name) => /^(node_modules|\.build|\.git|dist)$/.test(name));
  const fontPackages = locked.filter(({ licence }) => licence === 'OFL-1.1');
  const others = locked.filter((entry) => entry.installed && !fontPackages.includes(entry));
  const packed = await Promise.all(
    others.map(async ({ path }) =>
      (await listFiles(join(ROOT, path), (name) => name === 'node_modules')).map(
        (file) => `${path}/${file}`,
      ),
    ),
  );
  const fonts = [...own, ...packed.flat()].filter((file) => FONT_FILE.test(file));
  const unnamed = fonts.filter((file) => !BUNDLED_FONTS.some(({ path }) => file.startsWith(path)));
  expect(unnamed).toEqual([]);
  expect(fonts.length).toBeGreaterThan(20);
});

test('what no longer lies anywhere is no longer named', async () => {
  const folders = [...new Set([...BUNDLED_FONTS, ...BUNDLED_CODE].map(({ path }) => path))];
  const empty = await Promise.all(
    folders.map(async (path) => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const files = await listFiles(join(ROOT, folder));
      return files.some((file) => `${folder}/${file}`.startsWith(path)) ? [] : [path];
    }),
  );
  expect(empty.flat()).toEqual([]);
});

test('a font of this repository is named with the copyright that it states itself', async () => {
  const folder = 'shared-ui/src/fonts';
  for (const file of await listFiles(join(ROOT, folder))) {
    const font = await subsetFont(await readFile(join(ROOT, folder, file)), 'a', {
      targetFormat: 'truetype',
      preserveNameIds: [0],
    });
    const part = BUNDLED_FONTS.find(({ path }) => `${folder}/${file}`.startsWith(path));
    expect(part?.copyright).toBe(fontNames(font).get(0));
  }
});

test('licences that are outside of the list, unknown or not stated are refused', () => {
  expect(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SEE LICENSE IN x', ''].map(isAllowed)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true);
  expect(isAllowed('GPL-3.0-only AND MIT')).toBe(false);
});

test('a text that many share is written once', () => {
  const text = formatNotices(
    new Map([
      ['A', [{ title: 'one 1.0.0', licence: 'MIT', texts: ['shared text'] }]],
      ['B', [{ title: 'two 2.0.0', licence: 'MIT', texts: [' shared text\n', 'own text'] }]],
    ]),
  );
  expect(text).toContain('one 1.0.0: MIT [1]\n');
  expect(text).toContain('two 2.0.0: MIT [1] [2]\n');
  expect(text.match(/shared text/g)).toHaveLength(1);
});
