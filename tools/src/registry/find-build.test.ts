import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '../build/publish/content-hash.ts';
import { areaOf, findBuild, nameOfArea } from './find-build.ts';

let buildDir = '';
beforeEach(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(buildDir, { recursive: true }));

async function makeBuild(build: string, minutesAgo = 0, name = 'mfe_cv_editor'): Promise<string> {
  const folder = join(buildDir, 'mfe/cv-editor', build);
  await mkdir(folder, { recursive: true });
  const entry = `// ${build}`;
  const manifest = {
    name,
    team: 'editor',
    namespace: 'cvEditor',
    version: '1.0.0',
    build,
    contract: '^1.0.0',
    entry: `/mfe/cv-editor/${build}/remoteEntry.js`,
    integrity: integrityOf(Buffer.from(entry)),
    pages: [],
  };
  await writeFile(join(folder, 'remoteEntry.js'), entry);
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'build-report.json'), '{"bundled":[],"sharedUi":"^1.0.0"}');
  const at = new Date(Date.now() - minutesAgo * 60_000);
  await utimes(folder, at, at);
  return folder;
}

test.each(['mfe_cv_editor', 'mfe-cv-editor', 'cv-editor', 'cv_editor'])(
  '%s is the area cv-editor',
  (name) => {
    expect(areaOf(name)).toBe('cv-editor');
    expect(nameOfArea('cv-editor')).toBe('mfe_cv_editor');
  },
);

test('a build is found by its folder, a version by its newest build', async () => {
  await makeBuild('1.0.0-aaaaaaaa', 30);
  await makeBuild('1.0.0-bbbbbbbb', 10);
  await makeBuild('1.0.0-cccccccc', 20);
  const byFolder = await findBuild(buildDir, 'cv-editor', '1.0.0-aaaaaaaa');
  expect(byFolder).toMatchObject({ sharedUi: '^1.0.0', manifest: { build: '1.0.0-aaaaaaaa' } });
  expect((await findBuild(buildDir, 'cv-editor', '1.0.0')).manifest.build).toBe('1.0.0-bbbbbbbb');
});

test('an unknown build is refused with those that there are', async () => {
  await makeBuild('1.0.0-aaaaaaaa');
  await expect(findBuild(buildDir, 'cv-editor', '9.9.9')).rejects.toThrow('1.0.0-aaaaaaaa');
});

test('an entry that was changed, is missing or belongs to somebody else is refused', async () => {
  const changed = await makeBuild('1.0.0-aaaaaaaa');
  await writeFile(join(changed, 'remoteEntry.js'), 'other');
  await expect(findBuild(buildDir, 'cv-editor', '1.0.0-aaaaaaaa')).rejects.toThrow('integrity');
  await rm(join(changed, 'remoteEntry.js'));
  await expect(findBuild(buildDir, 'cv-editor', '1.0.0-aaaaaaaa')).rejects.toThrow('is not there');
  await makeBuild('1.0.0-bbbbbbbb', 0, 'mfe_export');
  await expect(findBuild(buildDir, 'cv-editor', '1.0.0-bbbbbbbb')).rejects.toThrow(
    'speaks of mfe_export',
  );
});
