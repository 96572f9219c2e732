import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { brandFontFaces } from './brand-fonts.ts';

test('names the font files of the build, and does without where there are none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
  expect(await brandFontFaces(folder)).toBe('');
  await writeFile(join(folder, 'instrument-sans-latin-wght-normal.ae05c57c.woff2'), '');
  await writeFile(join(folder, 'instrument-sans-latin-ext-wght-normal.7db92424.woff2'), '');
  const faces = await brandFontFaces(folder);
  expect(faces.match(/@font-face/g)).toHaveLength(1);
  expect(faces).toContain('url(/assets/instrument-sans-latin-wght-normal.ae05c57c.woff2)');
  await rm(folder, { recursive: true });
  expect(await brandFontFaces(folder)).toBe('');
  expect(await brandFontFaces(undefined)).toBe('');
});
