import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bootSchema, type Boot } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000', ...headers } });
function bootOf(html: string): Boot {
  const json = /<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? '';
  return bootSchema.parse(JSON.parse(json));
}

describe('the registry', () => {
  const remote = (name: string, canary: object | null = null) => ({
    name,
    team: 'billing',
    namespace: 'billing',
    active: '1.0.0-ab',
    canary,
    versions: Object.fromEntries(
      ['1.0.0-ab', '2.0.0-cd'].map((build) => [
        build,
        {
          build,
          entry: `/mfe/billing/${build}/remoteEntry.js`,
          integrity: 'sha384-x',
          contract: '^1.0.0',
        },
      ]),
    ),
    pages: [{ id: 'plans', path: '/plans' }],
  });
  const write = async (content: object | string) => {
    const { registryFile } = site.config;
    await mkdir(join(registryFile, '..'), { recursive: true });
    await writeFile(registryFile, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const resolved = async (bucket: number) =>
    (await get('/registry.json', { cookie: `bucket=${bucket}` })).json<Boot['registry']>();

  test('is read while the server runs, and is the same in the document', async () => {
    await write({ revision: 7, remotes: [remote('mfe_billing')] });
    expect(await resolved(5)).toMatchObject({
      revision: 7,
      remotes: [{ name: 'mfe_billing', build: '1.0.0-ab' }],
    });
    const inDocument = bootOf((await get('/', { cookie: 'bucket=5' })).body).registry;
    expect(inDocument).toEqual(await resolved(5));
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-store');
  });

  test('gives a canary to its share of visitors, and to the same ones always', async () => {
    await write({
      revision: 8,
      remotes: [remote('mfe_billing', { build: '2.0.0-cd', percent: 10 })],
    });
    const builds = await Promise.all(
      [0, 9, 10, 99].map(async (bucket) => (await resolved(bucket)).remotes[0]),
    );
    expect(builds.map((entry) => (entry as { build: string }).build)).toEqual([
      '2.0.0-cd',
      '2.0.0-cd',
      '1.0.0-ab',
      '1.0.0-ab',
    ]);
  });

  test('gives a visitor a bucket once', async () => {
    const first = String((await get('/')).headers['set-cookie']);
    expect(first).toMatch(/^bucket=\d{1,2}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/);
    expect(
      (await get('/', { cookie: first.split(';')[0] ?? '' })).headers['set-cookie'],
    ).toBeUndefined();
  });

  test('stays as it was while the file is broken, and says so once', async () => {
    await write({ revision: 9, remotes: [remote('mfe_billing')] });
    await resolved(1);
    const before = site.logLines.length;
    await write('{"revision": 10, "remotes": [');
    expect(await resolved(1)).toMatchObject({ revision: 9 });
    expect(await resolved(1)).toMatchObject({ revision: 9 });
    const warnings = site.logLines
      .slice(before)
      .filter((line) => line.includes('registry cannot be used'));
    expect(warnings).toHaveLength(1);
    await write({ revision: 11, remotes: [{ name: 'mfe_bad' }, remote('mfe_billing')] });
    expect(await resolved(1)).toMatchObject({ revision: 11, remotes: [{ name: 'mfe_billing' }] });
  });
});

test('the boot data cannot break out of its script element', async () => {
  await mkdir(join(site.config.registryFile, '..'), { recursive: true });
  const hostile = {
    name: 'x',
    team: 't',
    namespace: '</script><script>alert(1)</script>',
    active: 'a',
    pages: [],
    versions: { a: { build: 'a', entry: '/a', integrity: '', contract: '^1' } },
  };
  await writeFile(site.config.registryFile, JSON.stringify({ revision: 99, remotes: [hostile] }));
  const { body } = await get('/', { cookie: 'bucket=1' });
  expect(body).not.toContain('<script>alert');
  expect(bootOf(body).registry.remotes).toMatchObject([
    { namespace: '</script><script>alert(1)</script>' },
  ]);
});
