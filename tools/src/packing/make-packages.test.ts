import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspace.ts';
import { makePackages } from './make-packages.ts';
import { packageProblems, type Package } from './package-problems.rules.ts';
import { packedRooms } from './packed-rooms.ts';

const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
// In the repository: what other packages bring is found above.
const folder = join(ROOT, 'tools/dist', `packed-${process.pid}`);
let packages: Package[] = [];

beforeAll(() => {
  const rooms = [...new Set(packedRooms().map(({ room }) => room))];
  execFileSync(process.execPath, [COMPILER, '-b', ...rooms], { cwd: ROOT });
  packages = makePackages();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const named = (name: string) => {
  const found = packages.find(({ manifest }) => manifest.name === name);
  if (found === undefined) throw new Error(`${name} is not packed.`);
  return found;
};
const problemsWith = (name: string, file: string, content: string) => {
  const { manifest, files } = named(name);
  const all = packages.map((one) => one.manifest.name);
  const changed = { manifest, files: new Map([...files, [file, content]]) };
  return packageProblems(changed, { packages: all, root: ROOT });
};

test('every package names its licence, its files and no room of the server', () => {
  for (const { manifest, files } of packages) {
    expect(manifest.license).toBe('UNLICENSED');
    expect(manifest.files).toContain('dist');
    for (const file of files.keys())
      expect(manifest.files.concat('package.json')).toContain(file.split('/')[0]);
    const ours = Object.keys(manifest.dependencies).filter((need) => need.startsWith('@sastre/'));
    expect(ours.filter((need) => !/^@sastre\/shared-/.test(need))).toEqual([]);
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|file:|"\*"/);
  }
});

test('what a package carries is compiled, with its types, style sheets and fonts', () => {
  const { files, manifest } = named('@sastre/shared-ui');
  expect([...files.keys()].filter((file) => /(?<!\.d)\.tsx?$|\.test\./.test(file))).toEqual([]);
  expect([...files.keys()].filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(2);
  expect(manifest.peerDependencies['react']).toBe('^19.0.0');
  expect(manifest.exports['.']).toEqual({
    types: './dist/index.d.ts',
    default: './dist/index.js',
  });
});

test.each([
  ["import '../../away.js';", 'leads out'],
  ["import './not-there.js';", 'missing'],
  ["import { a } from '@sastre/base/files';", 'asks for @sastre/base, which it does not name'],
  ["import 'left-pad';", 'asks for left-pad, which it does not name'],
  [`const place = '${ROOT}/x';`, 'names a path of this machine'],
])('a module that says %s is not packed', (text, told) => {
  const problems = problemsWith('@sastre/shared-ui', 'dist/new.js', text);
  expect(problems.join('\n')).toContain(told);
});

test('an entry without a file is not packed', () => {
  const { manifest, files } = named('@sastre/shared-html');
  const without = new Map([...files].filter(([file]) => file !== 'dist/index.d.ts'));
  const problems = packageProblems({ manifest, files: without }, { packages: [], root: ROOT });
  expect(problems).toContain('@sastre/shared-html has no dist/index.d.ts, which it exports.');
});

test('whoever installs them gets types, and no `any` in their place', async () => {
  for (const { manifest, files } of packages)
    for (const [file, content] of files) {
      const path = join(folder, 'node_modules', manifest.name, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  await writeFile(join(folder, 'uses.tsx'), USES);
  const config = {
    extends: '@sastre/tools/tsconfig.json',
    include: ['uses.tsx'],
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  let told = '';
  try {
    execFileSync(process.execPath, [COMPILER, '-p', folder], { encoding: 'utf8' });
  } catch (error) {
    told = (error as { stdout: string }).stdout;
  }
  expect(told).toBe('');
});

/** Each entry is used rightly once, and wrongly once: a wrong use of what has no types is no error. */
const USES = `
import { html } from '@sastre/shared-html';
import { endpoints, type Cv } from '@sastre/shared-contracts/api';
import { defineRemote, useShell } from '@sastre/shared-contracts/shell';
import { defineRemoteConfig } from '@sastre/shared-contracts/registry';
import { fakeShell } from '@sastre/shared-contracts/testing';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import { moveAt } from '@sastre/shared-reorder';
import { isSafeHref } from '@sastre/shared-rich-text';
import { RichTextEditor } from '@sastre/shared-rich-text/editor';
import { PageHead } from '@sastre/shared-ui';
import { remotePreset } from '@sastre/tools/webpack';
import { remoteJest } from '@sastre/tools/jest';
import '@sastre/shared-ui/tokens.css';
import classes from './some.module.css';

export const right = [
  html\`<p>\${'x'}</p>\`, endpoints.saveCv.method, CONTRACT_VERSION.length, isSafeHref('/'), classes['a'],
  <PageHead key="a" title="x" />, remotePreset('.').length, fakeShell().shell.nav, RichTextEditor,
  defineRemoteConfig({ team: 'x', pages: [{ id: 'x', path: '/x' }] }), remoteJest('.'), useShell,
];
export const cv = (one: Cv) => one;
// @ts-expect-error no such endpoint
export const wrong1 = endpoints.noSuchCall;
// @ts-expect-error a remote has pages
export const wrong2 = defineRemote({ id: 'mfe_x' });
// @ts-expect-error no such part
export const wrong3 = <PageHead heading="x" />;
// @ts-expect-error an address is a text
export const wrong4 = isSafeHref(1);
// @ts-expect-error a list comes first
export const wrong5 = moveAt('x');
// @ts-expect-error no such service
export const wrong6 = fakeShell().shell.nothing;
// @ts-expect-error a folder is a text
export const wrong7 = remotePreset(1);
// @ts-expect-error no such part of a CV
export const wrong8 = (one: Cv) => one.nothing;
`;
