import { deflateSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { unpacksTooFar } from './pdf-streams.ts';

const MB = 1024 * 1024;
const pdfWith = (...streams: Uint8Array[]) =>
  Buffer.concat(
    streams.flatMap((stream) => [
      Buffer.from('1 0 obj\n<</Filter/FlateDecode>>\nstream\r\n'),
      stream,
      Buffer.from('\nendstream\nendobj\n'),
    ]),
  );
const packed = (bytes: number) => deflateSync(new Uint8Array(bytes));

test('what a CV holds is not too far: a large picture, what is damaged, what is not packed', () => {
  const damaged = packed(9 * MB).fill(7, 100);
  expect(unpacksTooFar(pdfWith(packed(40 * MB), damaged, Buffer.from('q Q')))).toBe(false);
});

test('one stream, several together, and one that is packed twice', () => {
  expect(unpacksTooFar(pdfWith(packed(3 * MB)), 2 * MB)).toBe(true);
  expect(unpacksTooFar(pdfWith(packed(MB), packed(MB), packed(MB)), 2 * MB)).toBe(true);
  expect(unpacksTooFar(pdfWith(deflateSync(packed(3 * MB))), 2 * MB)).toBe(true);
});

test('pictures may unpack to more, but not to anything', () => {
  const picture = (bytes: number) =>
    Buffer.concat([Buffer.from('1 0 obj<</Subtype /Image>>stream\n'), packed(bytes)]);
  expect(unpacksTooFar(picture(5 * MB), 2 * MB)).toBe(false);
  expect(unpacksTooFar(picture(11 * MB), 2 * MB)).toBe(true);
});
