import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { areaOf, nameOfArea } from '../rules/claims.rules.ts';
import { writeBuild } from '../testing/write-build.ts';
import { findBuild, listBuilds } from './find-build.ts';
import { folderBuilds } from './folder-builds.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(folder, { recursive: true }));

const at = (build: string, file: string) => join(folder, 'mfe/cv-editor', build, file);
const find = (build: string) => findBuild(folderBuilds(folder), 'mfe_cv_editor', build);
async function makeAged(build: string, minutes: number): Promise<void> {
  await writeBuild(folder, build);
  const then = new Date(Date.now() - minutes * 60_000);
  await utimes(at(build, 'remote.json'), then, then);
}

test.each(['mfe_cv_editor', 'mfe-cv-editor', 'cv-editor', 'cv_editor'])(
  '%s is the area cv-editor',
  (name) => {
    expect(areaOf(name)).toBe('cv-editor');
    expect(nameOfArea('cv-editor')).toBe('mfe_cv_editor');
  },
);

test('a build is found by its folder, a version by its newest build', async () => {
  await makeAged('1.0.0-aaaaaaaa', 30);
  await makeAged('1.0.0-bbbbbbbb', 10);
  await makeAged('1.0.0-cccccccc', 20);
  expect(await find('1.0.0-aaaaaaaa')).toMatchObject({
    sharedUi: '^1.0.0',
    manifest: { build: '1.0.0-aaaaaaaa' },
  });
  expect((await find('1.0.0')).manifest.build).toBe('1.0.0-bbbbbbbb');
  expect(await listBuilds(folderBuilds(folder), 'cv-editor')).toEqual([
    '1.0.0-bbbbbbbb',
    '1.0.0-cccccccc',
    '1.0.0-aaaaaaaa',
  ]);
});

test('an unknown build is refused with those that there are, and one that is being written is none', async () => {
  await writeBuild(folder, '1.0.0-aaaaaaaa');
  await writeBuild(folder, '1.0.0-bbbbbbbb');
  await rm(at('1.0.0-bbbbbbbb', 'remote.json'));
  await expect(find('9.9.9')).rejects.toThrow('There are: 1.0.0-aaaaaaaa.');
  await expect(find('1.0.0-bbbbbbbb')).rejects.toThrow('No build 1.0.0-bbbbbbbb');
});

test.each(['remoteEntry.js', '1.js', '1.css'])(
  'a build whose %s was changed or is missing is refused, with its name',
  async (file) => {
    await writeBuild(folder, '1.0.0-aaaaaaaa');
    await writeFile(at('1.0.0-aaaaaaaa', file), 'other');
    await expect(find('1.0.0-aaaaaaaa')).rejects.toThrow(
      `${file} is not the file that was built: its integrity differs`,
    );
    await rm(at('1.0.0-aaaaaaaa', file));
    await expect(find('1.0.0-aaaaaaaa')).rejects.toThrow(`${file} is not there`);
  },
);

test('a build of before, which has the hash of its entry alone, is taken', async () => {
  await writeBuild(folder, '1.0.0-aaaaaaaa', { files: undefined });
  await rm(at('1.0.0-aaaaaaaa', '1.js'));
  expect((await find('1.0.0-aaaaaaaa')).manifest.build).toBe('1.0.0-aaaaaaaa');
});

test('a build of somebody else, one that cannot be read, and an override are refused', async () => {
  await writeBuild(folder, '1.0.0-aaaaaaaa', { name: 'mfe_export' });
  await expect(find('1.0.0-aaaaaaaa')).rejects.toThrow('speaks of mfe_export');
  await writeBuild(folder, '1.0.0-bbbbbbbb');
  await writeFile(at('1.0.0-bbbbbbbb', 'remote.json'), '{"name":');
  await expect(find('1.0.0-bbbbbbbb')).rejects.toThrow('has no whole remote.json');
  await writeBuild(folder, '1.0.0-cccccccc', { entry: 'http://localhost:5102/remoteEntry.js' });
  await expect(find('1.0.0-cccccccc')).rejects.toThrow('an override of a developer is no build');
});
