import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { listFiles } from '@sastre/base/files';
import { CONTRACT_VERSION } from '@sastre/shared-contracts/contract-version';
import { readPackage, readWorkspaces, ROOT } from '../workspace.ts';

const read = (file: string) => readFile(join(ROOT, file), 'utf8');

test('an editor gets the Node that the product runs on', async () => {
  expect((await read('.nvmrc')).trim()).toBe(readPackage(ROOT).dependencies?.['node']);
});

test('no source has its compiled types beside it', () => {
  const types = readWorkspaces().flatMap((room) =>
    globSync(`${room}/src/**/*.d.ts`, { cwd: ROOT }),
  );
  const sourceOf = (file: string) => join(ROOT, file.replace(/\.d\.ts$/, '.ts'));
  const compiled = types.filter((file) =>
    [sourceOf(file), `${sourceOf(file)}x`].some((source) => existsSync(source)),
  );
  expect(compiled).toEqual([]);
});

test('nothing of what others built lies among the sources', async () => {
  const isMade = (name: string) => /^(?:\..*|node_modules|dist|test-results|coverage)$/.test(name);
  const files = await listFiles(ROOT, isMade);
  expect(files.filter((file) => /\.(?:whl|jar|class|exe|dll|so|node|pyc|tgz)$/.test(file))).toEqual(
    [],
  );
});

/** The names of the switches, put together so that this file has none. */
const SWITCHES = ['eslint', 'oxlint', 'oxfmt', 'prettier', 'stylelint'].flatMap((tool) =>
  ['disable', 'ignore'].map((word) => `${tool}-${word}`),
);

test('no source switches a rule off', async () => {
  const isMade = (name: string) => /^(?:\..*|node_modules|dist|test-results|coverage)$/.test(name);
  const sources = (await listFiles(ROOT, isMade)).filter((file) =>
    /\.(?:[cm]?[jt]sx?|css)$/.test(file),
  );
  const texts = await Promise.all(sources.map(async (file) => [file, await read(file)] as const));
  const off = [...SWITCHES, '@ts-ignore', '@ts-nocheck'].map(
    (word) => new RegExp(`[/*] ?${word}\\b`),
  );
  expect(sources.length).toBeGreaterThan(1000);
  expect(texts.filter(([, text]) => off.some((one) => one.test(text)))).toEqual([]);
});

test('every room has owners, and owners are named for nothing that is gone', async () => {
  const rows = (await read('CODEOWNERS')).split('\n').filter((row) => row.startsWith('/'));
  const paths = rows.map((row) => row.split(/\s+/)[0]!);
  expect(readWorkspaces().filter((room) => !paths.includes(`/${room}/`))).toEqual([]);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  expect(rows.filter((row) => !/\s@\S+$/.test(row))).toEqual([]);
});

test('the newest entry of the contract’s changes is its version, and names what the shell hands out', async () => {
  const { version } = JSON.parse(await read('shared-contracts/package.json')) as {
    version: string;
  };
  const [, newest = ''] = (await read('shared-contracts/CHANGELOG.md')).split(/^## /m);
  expect(newest.split('\n')[0]).toBe(version);
  expect(newest).toContain(`\`CONTRACT_VERSION\` ${CONTRACT_VERSION}:`);
});
