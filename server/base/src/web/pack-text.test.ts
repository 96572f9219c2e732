import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { textPacker } from './pack-text.ts';

const TEXT = '<p>Añade tu currículum</p>'.repeat(200);

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['br;q=0.1', 'br'],
  ['identity', undefined],
  ['', undefined],
  [undefined, undefined],
] as const)('%p gets %s', async (accepted, encoding) => {
  const packed = await textPacker()(TEXT, accepted);
  expect(packed.encoding).toBe(encoding);
  if (typeof packed.body === 'string') expect(packed.body).toBe(TEXT);
  else {
    const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
    expect(unpack(packed.body).toString()).toBe(TEXT);
    expect(packed.body.length).toBeLessThan(TEXT.length / 10);
  }
});

test('a text is packed once, also for those who ask at the same moment', async () => {
  const pack = textPacker();
  const [first, second] = await Promise.all([pack(TEXT, 'br'), pack(TEXT, 'br')]);
  expect(second.body).toBe(first.body);
  expect((await pack(TEXT, 'br')).body).toBe(first.body);
  expect((await pack(TEXT, 'gzip')).body).not.toBe(first.body);
});

test('only the texts used last are kept', async () => {
  const pack = textPacker(2);
  const first = await pack('first', 'br');
  const second = await pack('second', 'br');
  expect((await pack('first', 'br')).body).toBe(first.body);
  await pack('third', 'br');
  expect((await pack('first', 'br')).body).toBe(first.body);
  expect((await pack('second', 'br')).body).not.toBe(second.body);
});
