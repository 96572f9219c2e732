import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileStore } from '@sastre/registry';
import type { Seen, SeenEvent } from '@sastre/shared-contracts/registry';
import { until } from '@sastre/shared-testing/node';
import { startTestSite, type TestSite } from '../app/testing/test-site.ts';
import {
  addCounts,
  createSeenCounts,
  figuresSince,
  forgetMinutes,
  watchCanaries,
} from '@sastre/registry/seen';

const TOKEN = 'a-token-for-metrics';
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'] as const;
let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ METRICS_TOKEN: TOKEN });
});
afterAll(() => site.stop());
beforeEach(async () => {
  await site.db.deleteFrom('remote_minute').execute();
  site.clock.now += 3_600_000;
});

const seen = (event: SeenEvent, count = 1, build: string = OLD, remote = 'mfe_billing') => ({
  remote,
  build,
  event,
  count,
});
const tell = (body: Partial<Seen> | object, address = '10.0.0.1') =>
  site.app.inject({
    method: 'POST',
    url: '/api/seen',
    remoteAddress: address,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ seen: [], vitals: [], ...body }),
  });
const ask = (url: string, token = TOKEN) =>
  site.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const figures = async () => (await ask('/api/seen')).json<{ seen: unknown[] }>().seen;

/** A registry in which NEW may be a canary that is watched. */
async function register(canary: boolean) {
  const version = (build: string) => ({
    build,
    entry: `/mfe/billing/${build}/remoteEntry.js`,
    integrity: 'sha384-x',
    contract: '^1.0.0',
  });
  const remote = {
    ...{ name: 'mfe_billing', team: 'billing', namespace: 'billing', active: OLD, pages: [] },
    versions: { [OLD]: version(OLD), [NEW]: version(NEW) },
    ...(canary && {
      canary: { build: NEW, percent: 10, watchedSince: new Date(site.clock.now).toISOString() },
    }),
  };
  const { revision } = JSON.parse(readFileSync(site.config.registryFile, 'utf8')) as {
    revision: number;
  };
  const registry = { revision: revision + 1, remotes: [remote] };
  await writeFile(site.config.registryFile, JSON.stringify(registry));
}

describe('what a shell tells', () => {
  beforeEach(() => register(false));

  test('is counted by build in the metrics and, over all nodes, by the minute', async () => {
    const answer = await tell({
      seen: [seen('load'), seen('failure', 3), seen('visit', 9), seen('hurt', 9)],
      vitals: [{ remote: 'mfe_billing', build: OLD, vital: 'LCP', step: 6 }],
    });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    await addCounts(site.db, [{ ...seen('load', 4), minute: new Date(site.clock.now) }]);
    expect(await figures()).toEqual([
      // A document is one visit, whatever it says of itself.
      { remote: 'mfe_billing', build: OLD, counts: { load: 5, failure: 3, visit: 1, hurt: 1 } },
    ]);
    const metrics = (await ask('/metrics')).body;
    const labels = `remote="mfe_billing",version="${OLD}"`;
    expect(metrics).toContain(`sastre_remote_events_total{${labels},event="failure"} 3`);
    expect(metrics).toContain(`sastre_web_vital_milliseconds_sum{${labels},vital="LCP"} 2500`);
  });

  test('of builds and remotes that the registry does not name is ignored', async () => {
    const made = [seen('load', 1, '6.6.6-made-up'), seen('load', 1, OLD, 'mfe_made_up')];
    expect((await tell({ seen: made })).statusCode).toBe(204);
    expect(await figures()).toEqual([]);
    expect((await ask('/metrics')).body).not.toMatch(/made.up/);
  });

  test.each([
    ['a path', { seen: [{ ...seen('load'), page: '/cv-data?cvId=1' }] }],
    ['a message', { seen: [seen('load')], message: 'Ana' }],
    ['another event', { seen: [{ ...seen('load'), event: 'click' }] }],
    ['a value', { vitals: [{ remote: 'mfe_billing', build: OLD, vital: 'LCP', value: 1234 }] }],
    ['no number', { seen: [{ ...seen('load'), count: 1.5 }] }],
    ['more than a page sends', { seen: Array.from({ length: 41 }, () => seen('load')) }],
  ])('is refused with %s in it', async (_what, body) => {
    expect((await tell(body)).statusCode).toBe(422);
    expect(await figures()).toEqual([]);
  });

  test('is refused when it is larger than 4 KB, or no JSON', async () => {
    expect((await tell({ seen: [], vitals: [], padding: 'x'.repeat(4_100) })).statusCode).toBe(413);
    const plain = { method: 'POST' as const, url: '/api/seen', payload: 'hello' };
    expect((await site.app.inject(plain)).statusCode).toBe(415);
  });

  test('is refused when one address tells too much, and others are heard', async () => {
    const answers = [];
    for (let one = 0; one < 241; one += 1) answers.push((await tell({}, '10.9.9.9')).statusCode);
    expect([answers.at(-2), answers.at(-1)]).toEqual([204, 429]);
    expect((await tell({}, '10.9.9.8')).statusCode).toBe(204);
  });

  test('is read by who has the token alone', async () => {
    expect((await ask('/api/seen', 'another-token-of-16')).statusCode).toBe(401);
    expect((await site.app.inject('/api/seen')).statusCode).toBe(401);
  });
});

test('whoever waits for bad news hears of it once it is written, and of nothing else', async () => {
  const heard: Promise<unknown>[] = [];
  const counts = createSeenCounts({
    ...{ db: site.db, clock: () => site.clock.now, log: { warn: () => undefined } },
    whenHurt: () => void heard.push(figuresSince(site.db, new Date(site.clock.now))),
  });
  counts.add('mfe_billing', NEW, 'visit', 1);
  await counts.flush();
  expect(heard).toEqual([]);
  counts.add('mfe_billing', NEW, 'hurt', 1);
  counts.add('mfe_billing', NEW, 'failure', 1);
  await counts.flush();
  await counts.flush();
  const fared = { remote: 'mfe_billing', build: NEW, counts: { visit: 1, hurt: 1, failure: 1 } };
  expect(await Promise.all(heard)).toEqual([[fared]]);
});

test('old minutes are deleted', async () => {
  const at = (days: number) => new Date(site.clock.now - days * 86_400_000);
  await addCounts(
    site.db,
    [0, 1, 3].map((days) => ({ ...seen('load'), minute: at(days) })),
  );
  await forgetMinutes(site.db, site.clock.now);
  expect((await figuresSince(site.db, at(9)))[0]?.counts).toEqual({ load: 2 });
});

describe('a canary that is watched', () => {
  const store = () => fileStore(site.config.registryFile, () => site.clock.now);
  const look = () =>
    watchCanaries({
      ...{ store: store(), db: site.db, clock: () => site.clock.now },
      log: { warn: () => undefined },
    });
  const fare = (build: string, visits: number, hurt: number) =>
    addCounts(site.db, [
      { ...seen('visit', visits, build), minute: new Date(site.clock.now) },
      { ...seen('hurt', hurt, build), minute: new Date(site.clock.now) },
    ]);
  const canary = async () =>
    ((await store().read()).remotes[0] as { canary?: { build: string } | null }).canary;

  test('is ended when it fails, once, and the history says by which figures', async () => {
    await register(true);
    await fare(OLD, 400, 2);
    await fare(NEW, 40, 20);
    await Promise.all([look(), look()]);
    expect(await canary()).toBeNull();
    const [act, before] = await store().history(2);
    expect(act).toMatchObject({
      kind: 'rollback',
      remote: 'mfe_billing',
      who: 'auto-rollback',
      why: '20 of 40 visits failed or broke, of the live build 2 of 400 visits',
    });
    expect(before).toBeUndefined();
  });

  test('is ended as soon as the report that shows it is written, whenever the last look was', async () => {
    const hurt = [seen('visit', 1, NEW), seen('hurt', 1, NEW)];
    // The clock stands still: after the first time no look falls due by itself.
    for (const _time of ['first', 'again']) {
      await site.db.deleteFrom('remote_minute').execute();
      await register(true);
      for (let visit = 0; visit < 4; visit += 1) {
        expect(await canary()).toMatchObject({ build: NEW });
        await tell({ seen: hurt });
        await ask('/api/seen');
      }
      await until(async () => (await canary()) === null, 10_000);
    }
  }, 30_000);

  test('is left when the live build is hurt as often since it began, however good the hour was', async () => {
    await fare(OLD, 3_600, 4);
    site.clock.now += 600_000;
    await register(true);
    await fare(OLD, 90, 54);
    await fare(NEW, 10, 6);
    await look();
    expect(await canary()).toMatchObject({ build: NEW });
  });

  test('is left when it is good, and what happened before it does not count', async () => {
    await fare(NEW, 40, 40);
    site.clock.now += 600_000;
    await register(true);
    await fare(OLD, 400, 2);
    await fare(NEW, 40, 1);
    await look();
    expect(await canary()).toMatchObject({ build: NEW });
  });
});
