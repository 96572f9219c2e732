import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { userKey } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { aheadLinks, remoteAhead } from './ahead.rules.ts';
import { registryEntry } from './registry.fixture.ts';

let site: TestSite;

const file = (name: string) => ({ name, integrity: `sha256-${name}` });
const FIRST = {
  pages: [file('1.ab.js'), file('1.cd.css')],
  texts: { en: [file('2.en.js')], de: [file('3.de.js')] },
};
async function prepare({ config }: TestSite): Promise<void> {
  const { buildDir, registryFile } = config;
  await writeFile(
    join(buildDir, 'shell/documents/app.html'),
    '<head><!--ahead--></head><!--boot-->',
  );
  for (const build of ['1.0.0-ab', '2.0.0-cd']) {
    const folder = join(buildDir, 'mfe/billing', build);
    await mkdir(folder, { recursive: true });
    const first = build === '1.0.0-ab' ? FIRST : { pages: [file('9.cd.js')], texts: {} };
    await writeFile(join(folder, 'build-report.json'), JSON.stringify({ bundled: [], first }));
  }
  const remotes = [registryEntry('mfe_billing'), registryEntry('mfe_export')];
  await writeFile(registryFile, JSON.stringify({ revision: 1, remotes }));
}
beforeAll(async () => {
  site = await startTestSite();
  await prepare(site);
});
afterAll(() => site.stop());

/** What a document asks for ahead, by file name. */
async function ahead(url: string, cookie: string): Promise<string[]> {
  const headers = { accept: 'text/html', host: 'localhost:4000', cookie };
  const { body } = await site.app.inject({ url, headers });
  return [...body.matchAll(/<link rel="preload"[^>]* href="([^"]*)"/g)].map(
    ([, href = '']) => href.split('/').at(-1) ?? '',
  );
}

test('who was signed in gets the page’s files with the document, their texts in their language', async () => {
  const german = await ahead('/billing', 'had-session=1; lang=de');
  expect(german).toEqual(['remoteEntry.js', '1.ab.js', '1.cd.css', '3.de.js']);
  expect(await ahead('/Billing/?x=1', 'had-session=1')).toContain('2.en.js');
});

test('they are asked for as they are later: the entry by the registry’s hash, the others by their seal', async () => {
  const headers = { accept: 'text/html', host: 'localhost:4000', cookie: 'had-session=1' };
  const { body } = await site.app.inject({ url: '/billing', headers });
  const at = '/mfe/billing/1.0.0-ab';
  expect(body).toContain(
    `as="script" href="${at}/remoteEntry.js" integrity="sha384-x" crossorigin="anonymous"`,
  );
  expect(body).toContain(`as="script" href="${at}/1.ab.js" integrity="sha256-1.ab.js" fetch`);
  expect(body).toContain(`as="style" href="${at}/1.cd.css" integrity="sha256-1.cd.css" fetch`);
});

test('nothing for a stranger, on the dashboard, or for a build that does not say', async () => {
  expect(await ahead('/billing', '')).toEqual([]);
  expect(await ahead('/', 'had-session=1')).toEqual([]);
  expect(await ahead('/export', 'had-session=1')).toEqual([]);
});

test('while a canary runs, only who is known gets files ahead, and those of their build', async () => {
  const remotes = [registryEntry('mfe_billing', { build: '2.0.0-cd', percent: 100 })];
  await writeFile(site.config.registryFile, JSON.stringify({ revision: 2, remotes }));
  expect(await ahead('/billing', `had-session=1; bucket=v${'0'.repeat(16)}`)).toEqual([]);
  const user = userKey('somebody');
  expect(await ahead('/billing', `had-session=1; bucket=${user}`)).toEqual([
    'remoteEntry.js',
    '9.cd.js',
  ]);
});

test('nothing where a developer’s remotes may take the place of the registry’s', () => {
  const remote = {
    ...{ name: 'mfe_billing', namespace: 'billing', build: '1.0.0-ab', contract: '^1.0.0' },
    entry: '/mfe/billing/1.0.0-ab/remoteEntry.js',
    integrity: 'sha384-x',
    pages: [{ id: 'billing', path: '/billing', auth: true }],
    capabilities: [],
  };
  const given = { remotes: [remote], split: false, visitor: 'v0' };
  expect(remoteAhead('/billing', { ...given, overrides: false })).toBe(remote);
  expect(remoteAhead('/billing', { ...given, overrides: true })).toBeUndefined();
});

test('a browser with six connections keeps one for the shell', () => {
  const pages = ['1.js', '2.js', '3.css', '4.js', '5.js', '6.js'].map(file);
  const remote = { entry: '/mfe/billing/1.0.0-ab/remoteEntry.js', integrity: 'sha384-x' };
  const { markup } = aheadLinks(remote, { pages, texts: {} }, 'en');
  expect(markup.match(/<link /g)).toHaveLength(5);
});
