import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from './find-chromium.ts';
import { testDir } from '../testing/pdf-testing.ts';
import { readTar } from './read-tar.ts';
import { unpackChromium } from './unpack-chromium.ts';

let place: Awaited<ReturnType<typeof testDir>>;
beforeEach(async () => {
  place = await testDir();
});
afterEach(() => place.remove());

function tarOf(name: string, content: string): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(content.length.toString(8).padStart(11, '0'), 124);
  header.write('0', 156);
  header.write('ustar', 257);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body, Buffer.alloc(1024)]);
}

async function fakePackage(): Promise<string> {
  const dir = join(place.dir, 'package');
  await mkdir(join(dir, 'bin'), { recursive: true });
  await writeFile(join(dir, 'package.json'), '{"version":"1.2.3"}');
  await writeFile(join(dir, 'bin', 'chromium.br'), brotliCompressSync('BINARY'));
  const libraries = tarOf('lib/libnss3.so', 'LIBRARY');
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

test('a cut tar archive is refused', () => {
  expect(() => readTar(tarOf('a', 'x'.repeat(600)).subarray(0, 1024))).toThrow('cut or damaged');
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
