import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { findChromium } from './find-chromium.ts';
import { testDir } from '../testing/pdf-testing.ts';
import { unpackChromium } from './unpack-chromium.ts';

let place: Awaited<ReturnType<typeof testDir>>;
beforeEach(async () => {
  place = await testDir();
});
afterEach(() => place.remove());

function tarOf(name: string, content: string): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: 'lib/', type: 'directory' });
  archive.entry({ name: 'lib/latest.so', type: 'symlink', linkname: '/etc/passwd' });
  archive.entry({ name }, content);
  archive.finalize();
  return buffer(archive);
}

async function fakePackage(): Promise<string> {
  const dir = join(place.dir, 'package');
  await mkdir(join(dir, 'bin'), { recursive: true });
  await writeFile(join(dir, 'package.json'), '{"version":"1.2.3"}');
  await writeFile(join(dir, 'bin', 'chromium.br'), brotliCompressSync('BINARY'));
  const libraries = await tarOf('lib/libnss3.so', 'LIBRARY');
  await writeFile(join(dir, 'bin', 'al2023.tar.br'), brotliCompressSync(libraries));
  return dir;
}

test('unpacks once, whole, for all users, also when two do it together', async () => {
  const packageDir = await fakePackage();
  const binDir = join(place.dir, 'bin');
  const [one, two] = await Promise.all([
    unpackChromium(packageDir, binDir),
    unpackChromium(packageDir, binDir),
  ]);
  expect(one).toEqual(two);
  expect(one.path).toBe(join(binDir, 'chromium-1.2.3', 'chromium'));
  expect(await readFile(one.path, 'utf8')).toBe('BINARY');
  expect(await readFile(join(one.libraryDir, 'libnss3.so'), 'utf8')).toBe('LIBRARY');
  for (const path of [binDir, join(binDir, 'chromium-1.2.3'), one.path, one.libraryDir]) {
    expect((await stat(path)).mode & 0o777).toBe(0o755);
  }
  expect(await readdir(binDir)).toEqual(['chromium-1.2.3']);
});

test('a damaged package leaves nothing behind', async () => {
  const packageDir = await fakePackage();
  await writeFile(join(packageDir, 'bin', 'al2023.tar.br'), 'not brotli');
  const binDir = join(place.dir, 'bin');
  await expect(unpackChromium(packageDir, binDir)).rejects.toThrow();
  expect(await readdir(binDir)).toEqual([]);
});

test.each([
  ['cut within a file', async () => (await tarOf('a', 'x'.repeat(600))).subarray(0, -1_600)],
  ['cut within a header', async () => (await tarOf('a', 'x')).subarray(0, 700)],
  ['damaged', async () => (await tarOf('a', 'x')).fill('?', 1_024, 1_030)],
])('a tar archive that is %s is refused, and leaves nothing behind', async (_how, archive) => {
  const packageDir = await fakePackage();
  await writeFile(join(packageDir, 'bin', 'al2023.tar.br'), brotliCompressSync(await archive()));
  const binDir = join(place.dir, 'bin');
  await expect(unpackChromium(packageDir, binDir)).rejects.toThrow(/Unexpected end|Invalid tar/);
  expect(await readdir(binDir)).toEqual([]);
});

test('files go into one folder, whatever path the archive gives them', async () => {
  const packageDir = await fakePackage();
  const libraries = await tarOf('../../../outside/libx.so', 'LIBRARY'.repeat(50_000));
  await writeFile(join(packageDir, 'bin', 'al2023.tar.br'), brotliCompressSync(libraries));
  const { libraryDir } = await unpackChromium(packageDir, join(place.dir, 'bin'));
  expect(await readdir(libraryDir)).toEqual(['libx.so']);
  expect(await readFile(join(libraryDir, 'libx.so'), 'utf8')).toBe('LIBRARY'.repeat(50_000));
});

test('a configured Chromium comes first, and a wrong one is named', async () => {
  const binDir = join(place.dir, 'bin');
  await expect(findChromium({ chromiumPath: process.execPath, binDir })).resolves.toEqual({
    path: process.execPath,
    source: 'configured',
  });
  await expect(findChromium({ chromiumPath: '/no/such', binDir })).rejects.toMatchObject({
    code: 'pdf-unavailable',
    message: expect.stringContaining('/no/such'),
  });
});
