import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installFonts } from './install-fonts.ts';

const OWN = [
  'SourceSans3-It.ttf',
  'SourceSans3-Regular.ttf',
  'SourceSans3-Semibold.ttf',
  'SourceSans3-SemiboldIt.ttf',
  'SourceSerif4-Semibold.ttf',
];
let dir = '';
let fonts = '';
let built = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'fonts-test-'));
  fonts = join(dir, 'data/fonts');
  built = join(dir, 'build/fonts');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

async function build(folder: string, files: Record<string, string>, kind = 'world'): Promise<void> {
  await mkdir(join(built, kind, folder), { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(join(built, kind, folder, name), content, { mode: 0o600 });
}
const folders = async (config: string) =>
  [...(await readFile(config, 'utf8')).matchAll(/<dir>(.*)<\/dir>/g)].map(([, path]) => path);

test('without a build the five built-in cuts and the system’s fonts are there', async () => {
  const system = ['/usr/share/fonts', '/usr/local/share/fonts'];
  for (const config of [await installFonts(fonts), await installFonts(fonts, built)])
    expect(await folders(config)).toEqual([join(fonts, 'ttf'), ...system]);
  expect((await readdir(join(fonts, 'ttf'))).sort()).toEqual(OWN);
});

test('the build’s cuts are installed, readable by Chromium’s user and named in the configuration', async () => {
  await build('noto-sans-sc-1.0.0', {
    '1-400.ttf': 'regular',
    '1-600.ttf': 'semibold',
    '1-400.ttf.br': 'packed',
    'LICENSE.txt': 'licence',
  });
  await build('noto-emoji-2.0.0', { '0-400.ttf': 'emoji' });
  await build('inter-3.0.0', { '400i.ttf': 'of a pair' }, 'pairs');
  const listed = await folders(await installFonts(fonts, built));
  expect(listed).toContain(join(fonts, 'noto-sans-sc-1.0.0'));
  expect(listed).toContain(join(fonts, 'noto-emoji-2.0.0'));
  expect(listed).toContain(join(fonts, 'inter-3.0.0'));
  expect(await readdir(join(fonts, 'inter-3.0.0'))).toEqual(['400i.ttf']);
  const installed = join(fonts, 'noto-sans-sc-1.0.0');
  expect((await readdir(installed)).sort()).toEqual(['1-400.ttf', '1-600.ttf']);
  expect(await readFile(join(installed, '1-600.ttf'), 'utf8')).toBe('semibold');
  expect((await stat(join(installed, '1-600.ttf'))).mode & 0o777).toBe(0o644);
});

test('fonts in colour are left out, since they print blank', async () => {
  const config = await readFile(await installFonts(fonts), 'utf8');
  const rejected = /<rejectfont>(.*)<\/rejectfont>/.exec(config)?.[1];
  expect(rejected).toBe('<pattern><patelt name="color"><bool>true</bool></patelt></pattern>');
});

test('two servers at once leave whole folders and nothing else', async () => {
  await build('noto-emoji-2.0.0', { '0-400.ttf': 'emoji', '1-400.ttf': 'more' });
  await Promise.all(Array.from({ length: 4 }, () => installFonts(fonts, built)));
  expect((await readdir(fonts)).sort()).toEqual(['cache', 'fonts.conf', 'noto-emoji-2.0.0', 'ttf']);
  expect((await readdir(join(fonts, 'noto-emoji-2.0.0'))).sort()).toEqual([
    '0-400.ttf',
    '1-400.ttf',
  ]);
});

test('a new version comes beside the old one, which is not touched', async () => {
  await build('noto-emoji-2.0.0', { '0-400.ttf': 'old' });
  await installFonts(fonts, built);
  const before = await stat(join(fonts, 'noto-emoji-2.0.0/0-400.ttf'));
  await build('noto-emoji-2.1.0', { '0-400.ttf': 'new' });
  const listed = await folders(await installFonts(fonts, built));
  expect(listed).toContain(join(fonts, 'noto-emoji-2.1.0'));
  expect(listed).toContain(join(fonts, 'noto-emoji-2.0.0'));
  const after = await stat(join(fonts, 'noto-emoji-2.0.0/0-400.ttf'));
  expect(after.mtimeMs).toBe(before.mtimeMs);
});
