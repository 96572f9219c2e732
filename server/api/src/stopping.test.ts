import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Cv } from '@sastre/shared-contracts/api';
import { fillInitialised } from '@sastre/postgres/testing';
import { isAlive, until } from '@sastre/shared-testing/node';
import {
  linkChromium,
  startServerProcess,
  type Account,
  type ServerProcess,
} from './testing/server-process.ts';

jest.setTimeout(120_000);

let dir: string;
let servers: ServerProcess[];
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'stopping-test-'));
  // The database's and Chromium's own users walk through it.
  await chmod(dir, 0o755);
  await linkChromium(join(dir, 'data'));
  await fillInitialised(join(dir, 'data'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

async function start(
  env: Record<string, string> = {},
  onSpawn?: (child: ChildProcess) => void,
): Promise<ServerProcess> {
  const defaults = { DATA_DIR: join(dir, 'data'), TMPDIR: dir, CHROMIUM_PATH: '/bin/false' };
  const server = await startServerProcess({
    env: { ...defaults, ...env },
    ...(onSpawn ? { onSpawn } : {}),
  });
  servers.push(server);
  return server;
}
/** With the Chromium that prints. */
const startPrinting = async () => start({ CHROMIUM_PATH: '' });

const postmaster = async () => {
  const file = join(dir, 'data', 'pg', 'postmaster.pid');
  return Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
};
async function cvOf(account: Account): Promise<Cv> {
  return (await (await account.call('GET', '/user/me/cv')).json()) as Cv;
}
const save = (account: Account, id: string, summary: string) =>
  account.call('PUT', `/user/me/cv/${id}`, { personal_info: { summary } });
/** Columns in columns: what takes Chromium for ever. */
const ENDLESS = `<style>div{columns:2}</style>${'<div>'.repeat(40)}${'word '.repeat(400)}`;
const print = (account: Account, html: string) =>
  account.call('POST', '/utils/generate-pdf', { html, docTitle: 'CV' });
/** A page and the threads are warm: what is printed from now on is under way at once. */
const printed = async (account: Account) => {
  expect((await print(account, '<p>word</p>')).status).toBe(200);
};
const requests = (server: ServerProcess, route: string) =>
  server
    .log()
    .split('\n')
    .filter((line) => line.includes(`"route":"${route}"`)).length;

test('a PDF that takes for ever is called off with a reason, and the database is stopped: exit 0', async () => {
  const server = await startPrinting();
  const account = await server.account();
  await printed(account);
  const pid = await postmaster();
  const endless = print(account, ENDLESS);
  const quick = await Promise.all(
    [1, 2, 3].map(async () => print(await server.account(), '<p>x</p>')),
  );
  expect(quick.map(({ status }) => status)).toEqual([200, 200, 200]);
  const began = performance.now();
  const exit = server.end();
  const answer = await endless;
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.json()).toMatchObject({ code: 'pdf-unavailable' });
  expect(await exit).toBe(0);
  expect(performance.now() - began).toBeLessThan(20_000);
  await until(() => !isAlive(pid));
  expect(await postmaster()).toBe(0);
});

test('what was asked before is answered, and connections that are kept hold nothing up', async () => {
  const server = await startPrinting();
  const [one, other] = [await server.account(), await server.account()];
  const { _id: id } = await cvOf(one);
  await printed(other);
  const pdfs = [1, 2, 3, 4].map((at) => print(at % 2 === 0 ? one : other, '<p>word</p>'));
  const saves = Array.from({ length: 30 }, (_, at) => save(one, id, `Summary ${at}`));
  // all of them are there
  await until(() => requests(server, '/api/user/me/cv/:id') > 0);
  const exit = server.end();
  const statuses = (await Promise.allSettled([...pdfs, ...saves])).map((result) =>
    result.status === 'fulfilled' ? result.value.status : 'cut',
  );
  expect(await exit).toBe(0);
  // a call that comes with its connection after the door was shut is refused, none is cut off in the middle
  expect(statuses.filter((status) => status !== 200 && status !== 503 && status !== 'cut')).toEqual(
    [],
  );
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(server.log()).not.toContain('did not stop cleanly');
  expect(await postmaster()).toBe(0);
});

test('while it drains it says so and answers: who asks whether it is ready loses nothing', async () => {
  const server = await start({ DRAIN_SECONDS: '3' });
  const accounts = await Promise.all([1, 2, 3].map(() => server.account()));
  let isReady = true;
  let saved = 0;
  const failures: unknown[] = [];
  const users = accounts.map(async (account) => {
    const { _id: id } = await cvOf(account);
    while (isReady) {
      const answer = await save(account, id, `Summary ${saved}`).catch((error: unknown) => error);
      if (answer instanceof Response && answer.ok) saved += 1;
      else failures.push(answer);
    }
  });
  await until(() => saved > 10);
  const exit = server.end();
  await until(async () => (await fetch(`${server.url}/health/ready`)).status === 503);
  const answer = await fetch(`${server.url}/health/live`);
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
  const before = saved;
  await until(() => saved > before);
  isReady = false;
  await Promise.all(users);
  expect(failures).toEqual([]);
  expect(await exit).toBe(0);
  expect(server.log()).not.toContain('did not stop cleanly');
});

test('a killed server leaves its data and no Chromium; the next one takes the database over and ends it', async () => {
  const first = await startPrinting();
  const account = await first.account();
  await printed(account);
  const { _id: id } = await cvOf(account);
  expect((await save(account, id, 'Kept')).status).toBe(200);
  const homes = async () =>
    (await readdir(dir)).filter((name) => name.startsWith('chromium-home-'));
  expect(await homes()).toHaveLength(1);
  const pid = await postmaster();
  await first.end('SIGKILL');
  expect(isAlive(pid)).toBe(true);

  const second = await startPrinting();
  expect(await postmaster()).toBe(pid);
  expect(second.log()).toContain('adopted');
  await printed(await second.account());
  // its own
  expect(await homes()).toHaveLength(1);
  const again = await second.account(account.sub);
  expect((await cvOf(again)).personal_info.summary).toBe('Kept');
  expect(await second.end()).toBe(0);
  await until(() => !isAlive(pid));
  expect(await homes()).toEqual([]);
});

test('a server that is stopped while it starts leaves nothing running', async () => {
  let child: ChildProcess | undefined;
  const starting = start({}, (spawned) => (child = spawned));
  const ended = starting.then(
    () => 'ready before',
    (error: unknown) => String(error),
  );
  const pid = await until(async () => (await postmaster()) || null);
  child?.kill('SIGTERM');
  expect(await ended).toMatch(/did not start|ready before/);
  await until(() => child?.exitCode !== null || null);
  expect(child?.exitCode).toBe(0);
  await until(() => !isAlive(pid));
});
