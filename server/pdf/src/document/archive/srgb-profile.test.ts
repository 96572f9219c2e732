import { expect, test } from '@jest/globals';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { srgbLight, srgbProfile } from './srgb-profile.rules.ts';

const profile = srgbProfile();
const view = new DataView(profile.buffer);

/** Where a tag's data begins and how long it is. */
function tagAt(name: string): [number, number] {
  for (let at = 132; at < 132 + 12 * view.getUint32(128); at += 12) {
    const tag = Buffer.from(profile.subarray(at, at + 4)).toString('latin1');
    if (tag === name) return [view.getUint32(at + 4), view.getUint32(at + 8)];
  }
  throw new Error(`There is no ${name}.`);
}

function colourOf(name: string): number[] {
  const [at] = tagAt(name);
  return [8, 12, 16].map((part) => view.getInt32(at + part) / 0x10000);
}

test('its red, green and blue are those that the ICC publishes for sRGB', () => {
  const published = {
    rXYZ: [0.436, 0.2225, 0.0139],
    gXYZ: [0.3851, 0.7169, 0.0971],
    bXYZ: [0.1431, 0.0606, 0.7141],
  };
  for (const [name, colour] of Object.entries(published))
    colourOf(name).forEach((part, index) => expect(part).toBeCloseTo(colour[index] ?? 0, 3));
});

test('all three together are its white', () => {
  const sum = ['rXYZ', 'gXYZ', 'bXYZ'].map(colourOf);
  colourOf('wtpt').forEach((part, index) => {
    const all = sum.reduce((whole, colour) => whole + (colour[index] ?? 0), 0);
    expect(all).toBeCloseTo(part, 3);
  });
});

test('a straight line between the points of its curve is nowhere half a step of 8 bits off', () => {
  const [at] = tagAt('rTRC');
  const points = view.getUint32(at + 8);
  for (let value = 0; value <= 1; value += 1 / 4096) {
    const place = value * (points - 1);
    const [low, high] = [Math.floor(place), Math.ceil(place)].map(
      (point) => view.getUint16(at + 12 + 2 * point) / 0xffff,
    );
    const between = (low ?? 0) + ((high ?? 0) - (low ?? 0)) * (place % 1);
    const slope = (srgbLight(value + 1e-6) - srgbLight(value)) / 1e-6;
    expect(Math.abs(between - srgbLight(value)) / slope).toBeLessThan(0.5 / 255);
  }
});

test('a colour engine reads it, and takes its colours for those of sRGB', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'icc-'));
  try {
    const file = join(folder, 'srgb.icc');
    await writeFile(file, profile);
    const values = Uint8Array.from({ length: 27 * 3 }, (_, at) =>
      Math.min(255, 128 * (Math.floor(at / 3 / 3 ** (at % 3)) % 3)),
    );
    const raw = { width: 27, height: 1, channels: 3 } as const;
    const turned = await sharp(values, { raw }).withIccProfile(file).png().toBuffer();
    expect((await sharp(turned).metadata()).icc?.length).toBe(profile.length);
    const seen = await sharp(turned, { ignoreIcc: true }).raw().toBuffer();
    seen.forEach((value, at) => expect(Math.abs(value - (values[at] ?? 0))).toBeLessThanOrEqual(1));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
