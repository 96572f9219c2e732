import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { createPrintSizes } from './print-size.ts';

const pixels = (width: number, height: number, alpha = 1) =>
  sharp({ create: { width, height, channels: 4, background: { r: 30, g: 90, b: 150, alpha } } });
const png = async (width: number, height: number, alpha = 1) => ({
  bytes: await pixels(width, height, alpha).png().toBuffer(),
  contentType: 'image/png',
});
const sizes = createPrintSizes();
const printed = async (id: string, picture: { bytes: Uint8Array; contentType: string }) => {
  const { bytes, contentType } = await sizes.of(id, picture);
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format, contentType };
};

test('a large picture is printed with 400 pixels on its shorter side, in its own shape', async () => {
  expect(await printed('wide', await png(2_000, 1_000))).toEqual({
    width: 800,
    height: 400,
    format: 'jpeg',
    contentType: 'image/jpeg',
  });
});

test('a small one is not made larger, and what is transparent stays so', async () => {
  expect(await printed('small', await png(120, 90, 0.4))).toEqual({
    width: 120,
    height: 90,
    format: 'png',
    contentType: 'image/png',
  });
});

test('a photo weighs a few kilobytes in print', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({
    create: { width: 2_000, height: 2_000, channels: 3, background: '#888', noise },
  })
    .blur(2)
    .jpeg({ quality: 88 })
    .toBuffer();
  const { bytes } = await sizes.of('photo', { bytes: photo, contentType: 'image/jpeg' });
  expect(bytes.byteLength).toBeLessThan(40_000);
});

test('a copy is made once, and a failure is tried again', async () => {
  const picture = await png(500, 500);
  expect(await sizes.of('once', picture)).toBe(await sizes.of('once', picture));
  const broken = { bytes: Uint8Array.of(1, 2), contentType: 'image/png' };
  await expect(sizes.of('broken', broken)).rejects.toThrow();
  await expect(sizes.of('broken', picture)).resolves.toMatchObject({ contentType: 'image/jpeg' });
});
