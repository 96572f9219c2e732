import { expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '@sastre/base/files';
import { ROOT } from '../workspace.ts';
import { journeysOf } from './local-journeys.rules.ts';

const said = (text: string) =>
  journeysOf(text).map(({ isLocal, isTagged }) => `${isLocal ? 'local' : 'any'} ${isTagged}`);

test('a journey that needs the server’s files is told from one that needs an address', () => {
  expect(said(`test('a', async ({ site }) => { await site.kill(); });`)).toEqual(['local false']);
  expect(said(`test('a @local', async () => { startSite(); });`)).toEqual(['local true']);
  expect(said(`test('a', async ({ site }) => { await page.goto(site.url); });`)).toEqual([
    'any false',
  ]);
  const helper = `function stop(site: Site) {\n  return site.kill();\n}\n`;
  expect(said(`${helper}test('a', () => stop(s));\ntest('b', () => {});`)).toEqual([
    'local false',
    'any false',
  ]);
  expect(said(`test.beforeAll(() => startSite());\ntest('a', () => {});`)).toEqual(['local false']);
});

test('every journey that needs the server’s files says so, by @local in its title', async () => {
  const folder = join(ROOT, 'e2e/tests');
  const files = (await listFiles(folder)).filter((file) => file.endsWith('.spec.ts'));
  const untagged = await Promise.all(
    files.map(async (file) =>
      journeysOf(await readFile(join(folder, file), 'utf8'))
        .filter(({ isLocal, isTagged }) => isLocal && !isTagged)
        .map(({ title }) => `${file}: ${title}`),
    ),
  );
  expect(untagged.flat()).toEqual([]);
});
