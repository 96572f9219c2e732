import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createLog } from '@sastre/base/log';
import { createSharedCounter } from '@sastre/base/web';
import { databaseWindows, forgetWindows, openDatabase, type OpenDatabase } from '@sastre/db';
import { openTestDatabases, type TestDatabases } from '@sastre/db/testing';
import { startTestSite, type TestSite } from './testing/test-site.ts';

const MINUTE = 60_000;
let postgres: TestDatabases;
let url: string;
let database: OpenDatabase;
let sites: TestSite[];
beforeAll(async () => {
  postgres = await openTestDatabases();
  url = await postgres.createDatabase();
  database = openDatabase(url);
  const env = { DATABASE_URL: url, RATE_LIMIT_TAILORINGS: '10', RATE_LIMIT_PDFS: '10' };
  sites = [await startTestSite(env, url), await startTestSite(env, url)];
});
afterAll(async () => {
  for (const site of sites) await site.stop();
  await database.close();
  await postgres.stop();
});

/** One person as each of two servers knows them. */
async function onBoth() {
  const sub = randomUUID();
  return Promise.all(sites.map(async (site) => site.visitor({ sub })));
}

test('of forty calls at once over two servers just the ten that are allowed come through', async () => {
  const person = await onBoth();
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, at) =>
      person[at % 2]?.call('POST', '/user/me/cv/tailor', {
        body: { jobDescription: 'Do sums', companyName: 'Babbage' },
      }),
    ),
  );
  const codes = answers.map((answer) => answer?.statusCode);
  expect(codes.filter((code) => code === 202)).toHaveLength(10);
  expect(codes.filter((code) => code === 429)).toHaveLength(30);
});

test('what is printed at one server is paid for at the other', async () => {
  const person = await onBoth();
  const print = async (at: number) =>
    (
      await person[at % 2]?.call('POST', '/utils/generate-pdf', {
        body: { html: '<p>x</p>', docTitle: 'CV' },
      })
    )?.statusCode;
  const codes: unknown[] = [];
  for (let at = 0; at < 12; at += 1) codes.push(await print(at));
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
});

test('where counting has no answer in time a tailoring is told to come back, and a print is made', async () => {
  const [person] = await onBoth();
  const holder = await database.pool.connect();
  await holder.query('begin');
  await holder.query('lock table rate_window in access exclusive mode');
  const [tailoring, print] = await Promise.all([
    person?.call('POST', '/user/me/cv/tailor', {
      body: { jobDescription: 'Do sums', companyName: 'Babbage' },
    }),
    person?.call('POST', '/utils/generate-pdf', { body: { html: '<p>x</p>', docTitle: 'CV' } }),
  ]);
  await holder.query('rollback');
  holder.release();
  expect(tailoring).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  expect(print?.statusCode).toBe(200);
});

test('a row holds no name, and what is over goes', async () => {
  const clock = { now: 1_000_000 };
  const windows = databaseWindows(database.db, () => clock.now, createLog('silent'));
  const node = () =>
    createSharedCounter({ clock: () => clock.now, windowMs: MINUTE, shared: windows });
  const [one, other] = [node(), node()];
  for (let call = 0; call < 20; call += 1) one.count('caller reads ada', 100);
  await one.settle();
  expect(await other.countExactly('caller reads ada', 100)).toEqual({ current: 21, ttl: MINUTE });
  const rows = () =>
    database.db.selectFrom('rate_window').selectAll().where('began', '<', 10_000_000).execute();
  expect(await rows()).toEqual([
    { key: expect.not.stringContaining('ada'), began: 1_000_000, spent: 21 },
  ]);
  // It begins anew when it is over, and also when the clock was set back by far.
  clock.now += MINUTE;
  expect((await other.countExactly('caller reads ada', 100)).current).toBe(1);
  clock.now -= 10 * MINUTE;
  expect((await other.countExactly('caller reads ada', 100)).current).toBe(1);
  await forgetWindows(database.db, clock.now + 11 * MINUTE);
  expect(await rows()).toEqual([]);
});

test('two nodes that tell the same keys at once never wait for each other', async () => {
  const windows = databaseWindows(database.db, Date.now, createLog('silent'));
  const keys = Array.from({ length: 200 }, (_, at) => ({
    key: `k${at}`,
    began: Date.now(),
    more: 1,
  }));
  const held = await Promise.all(
    Array.from({ length: 8 }, async (_, at) =>
      windows.add(at % 2 === 0 ? keys : keys.toReversed(), MINUTE),
    ),
  );
  expect(Math.max(...held.flat().map(({ spent }) => spent))).toBe(8);
});
