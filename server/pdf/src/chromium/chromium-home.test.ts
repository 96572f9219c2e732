import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { testDir } from '../testing/pdf-testing.ts';
import { makeHome, removeHome, removeHomesOfTheDead } from './chromium-home.ts';

const temporaryBefore = process.env['TMPDIR'];
let place: Awaited<ReturnType<typeof testDir>>;
beforeEach(async () => {
  place = await testDir();
  process.env['TMPDIR'] = place.dir;
});
afterEach(async () => {
  if (temporaryBefore === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = temporaryBefore;
  await place.remove();
});

test('what dead servers have left goes, what is of this one, of living ones and of others stays', async () => {
  const own = await makeHome(undefined);
  const others = [
    'chromium-home-999999999-abc',
    `chromium-home-${process.pid}-before`,
    `chromium-home-${process.ppid}-abc`,
    'chromium-home-abc',
    'other-999999999-abc',
  ];
  for (const name of others) await mkdir(join(place.dir, name, 'profile'), { recursive: true });
  await removeHomesOfTheDead();
  const left = (await readdir(place.dir)).map((name) => join(place.dir, name));
  expect(left.toSorted()).toEqual(
    [own, ...others.slice(2).map((name) => join(place.dir, name))].toSorted(),
  );
  await removeHome(own);
  expect(await readdir(place.dir)).toHaveLength(3);
});
