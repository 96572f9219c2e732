import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bucketOf, userKey, type Boot } from '@sastre/shared-contracts/registry';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import { bootOf, registryEntry } from './registry.fixture.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startTestSite();
});
afterAll(() => site.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ url, headers: { accept: 'text/html', host: 'localhost:4000', ...headers } });
const write = async (content: object | string) =>
  writeFile(
    site.config.registryFile,
    typeof content === 'string' ? content : JSON.stringify(content),
  );
const visitorNo = (n: number) => `v${n.toString(16).padStart(16, '0')}`;
const cookieOf = (visitor: string) => ({ cookie: `bucket=${visitor}; had-session=1` });
const resolved = async (visitor: string) =>
  (await get('/registry.json', cookieOf(visitor))).json<Boot['registry'] & { digest: string }>();
const buildsOf = ({ remotes }: Boot['registry']) =>
  remotes.map((remote) => (remote as { build: string }).build);

describe('the registry', () => {
  test('is read while the server runs, and is the same in the document', async () => {
    await write({ revision: 7, remotes: [registryEntry('mfe_billing')] });
    const answer = await resolved(visitorNo(5));
    expect(answer).toMatchObject({
      revision: 7,
      remotes: [{ name: 'mfe_billing', build: '1.0.0-ab' }],
    });
    const { remotes, revision } = answer;
    const inDocument = bootOf((await get('/', cookieOf(visitorNo(5)))).body).registry;
    expect(inDocument).toEqual({ remotes, revision, pages: ['/billing'] });
    expect((await get('/registry.json')).headers['cache-control']).toBe('no-store');
  });

  test('says which one it is, and what the shell gives', async () => {
    await write({ revision: 7, remotes: [registryEntry('mfe_billing')] });
    const before = await resolved(visitorNo(1));
    expect(before.digest).toMatch(/^[0-9a-f]{16}$/);
    expect(before).not.toHaveProperty('shell');
    await write({ revision: 7, remotes: [registryEntry('mfe_export')] });
    expect((await resolved(visitorNo(1))).digest).not.toBe(before.digest);
    await writeFile(
      join(site.config.buildDir, 'shell/asset-manifest.json'),
      '{"contract":"1.2.0","sharedUi":"1.0.0","entries":{},"builds":[]}',
    );
    expect(await resolved(visitorNo(1))).toMatchObject({
      shell: { contract: '1.2.0', sharedUi: '1.0.0' },
    });
  });

  test('gives a canary to its share of visitors, and each remote’s to others', async () => {
    const canary = { build: '2.0.0-cd', percent: 10 };
    const names = ['mfe_billing', 'mfe_export'];
    await write({ revision: 8, remotes: names.map((name) => registryEntry(name, canary)) });
    for (let n = 0; n < 60; n += 1) {
      const expected = names.map((name) =>
        bucketOf(visitorNo(n), name) < 10 ? '2.0.0-cd' : '1.0.0-ab',
      );
      expect(buildsOf(await resolved(visitorNo(n)))).toEqual(expected);
    }
  });

  test('takes a visitor in once', async () => {
    const first = String((await get('/')).headers['set-cookie']);
    expect(first).toMatch(
      /^bucket=v[0-9a-f]{16}; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/,
    );
    const cookie = first.split(';')[0] ?? '';
    expect((await get('/', { cookie })).headers['set-cookie']).toBeUndefined();
    // What an older server drew says nothing any more.
    expect((await get('/', { cookie: 'bucket=37' })).headers['set-cookie']).toMatch(/^bucket=v/);
  });
});

describe('somebody who is signed in', () => {
  const canary = { build: '2.0.0-cd', percent: 50 };
  const withToken = async (token: string, cookie = 'had-session=1') =>
    get('/registry.json', { cookie, authorization: `Bearer ${token}` });

  test('gets the same builds on each device, from the call with their token on', async () => {
    await write({ revision: 9, remotes: [registryEntry('mfe_billing', canary)] });
    const { token, sub } = await site.visitor();
    const expected = bucketOf(userKey(sub), 'mfe_billing') < 50 ? '2.0.0-cd' : '1.0.0-ab';
    for (const device of [visitorNo(1), visitorNo(2), visitorNo(3)]) {
      const first = bootOf((await get('/', cookieOf(device))).body);
      expect(first.registry.visitor).toBe(device);
      const answer = await withToken(token, `bucket=${device}; had-session=1`);
      expect(buildsOf(answer.json())).toEqual([expected]);
      expect(answer.headers['set-cookie']).toContain(`bucket=${userKey(sub)}; `);
      const next = bootOf((await get('/plans', cookieOf(userKey(sub)))).body);
      expect([next.registry.visitor, buildsOf(next.registry)]).toEqual([userKey(sub), [expected]]);
    }
  });

  test('is told apart only while builds are split', async () => {
    await write({ revision: 10, remotes: [registryEntry('mfe_billing')] });
    expect(bootOf((await get('/')).body).registry).not.toHaveProperty('visitor');
  });

  test('is a visitor again after signing out', async () => {
    const { headers } = await get('/', { cookie: `bucket=${userKey('somebody')}` });
    expect(headers['set-cookie']).toMatch(/^bucket=v/);
  });

  test('with a token that is good no more is a visitor, and the page lives', async () => {
    const answer = await withToken('no.good.token', `bucket=${visitorNo(4)}; had-session=1`);
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined]);
  });
});

describe('a registry that breaks', () => {
  const BROKEN = ['{"revision": 10, "remotes": [', '', '[]', '<html>', '{"remotes":[]}'];

  test.each(BROKEN)(
    'while it is served stays as it was, and that is said once: %s',
    async (text) => {
      await write({ revision: 11, remotes: [registryEntry('mfe_billing')] });
      await resolved(visitorNo(1));
      const before = site.logLines.length;
      await write(text);
      for (let n = 0; n < 3; n += 1)
        expect(await resolved(visitorNo(n))).toMatchObject({ revision: 11 });
      const warnings = site.logLines
        .slice(before)
        .filter((line) => line.includes('registry cannot be used'));
      expect(warnings).toHaveLength(1);
      expect((await get('/health/ready')).statusCode).toBe(200);
    },
  );

  test('in one entry loses that entry alone', async () => {
    const remotes = [{ name: 'mfe_bad' }, registryEntry('mfe_billing')];
    await write({ revision: 12, remotes });
    expect(await resolved(visitorNo(1))).toMatchObject({
      revision: 12,
      remotes: [{ name: 'mfe_billing' }],
    });
  });
});

test('the boot data cannot break out of its script element', async () => {
  const hostile = {
    ...registryEntry('mfe_x'),
    namespace: '</script><script>alert(1)</script>',
  };
  await write({ revision: 99, remotes: [hostile] });
  const { body } = await get('/');
  expect(body).not.toContain('<script>alert');
  expect(bootOf(body).registry.remotes).toMatchObject([
    { namespace: '</script><script>alert(1)</script>' },
  ]);
});
