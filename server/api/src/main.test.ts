import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { access, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fillInitialised } from '@sastre/postgres/testing';
import { freePort } from '@sastre/shared-testing/node';
import { compileCacheEnv } from '@sastre/threads';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
let dir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'main-test-'));
  // The database's own user walks through it.
  await chmod(dir, 0o755);
  await writeFile(join(dir, 'registry.json'), '{"revision":1,"remotes":[]}');
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true, maxRetries: 5 });
});

/** Another data folder, whose database need not be made by the start that is looked at. */
async function initialised(name: string): Promise<string> {
  const folder = join(dir, name);
  await mkdir(folder);
  await fillInitialised(folder);
  return folder;
}

/** Runs the server as `npm start` does; `output` grows with both streams. */
function run(env: Record<string, string>) {
  // Printing is not what is tested: a Chromium that cannot start saves unpacking one.
  const defaults = {
    ...compileCacheEnv(),
    PATH: process.env['PATH'],
    DATA_DIR: join(dir, 'data'),
    REGISTRY_FILE: join(dir, 'registry.json'),
    CHROMIUM_PATH: '/bin/false',
  };
  const child = spawn(process.execPath, [MAIN], { env: { ...defaults, ...env } });
  started.push(child);
  const seen = { out: '', err: '' };
  child.stdout.on('data', (text) => (seen.out += String(text)));
  child.stderr.on('data', (text) => (seen.err += String(text)));
  const exit = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => seen.out.includes('is ready') && resolve());
    void exit.then((code) => reject(new Error(`Ended with ${code}: ${seen.err}`)));
  });
  ready.catch(() => undefined);
  return { child, seen, exit, ready };
}

test('starts, says where, serves, and stops cleanly at SIGTERM', async () => {
  const port = await freePort();
  const { child, seen, exit, ready } = run({ PORT: String(port) });
  await ready;
  expect(seen.out).toBe(`Sastre is ready at http://localhost:${port}\n`);
  const base = `http://localhost:${port}`;
  expect((await fetch(`${base}/health/ready`)).status).toBe(200);
  expect(((await (await fetch(`${base}/api/saas/plans`)).json()) as unknown[]).length).toBe(3);
  const realm = `${base}/idp/realms/sastre`;
  const discovery = await fetch(`${realm}/.well-known/openid-configuration`);
  expect(((await discovery.json()) as { issuer: string }).issuer).toBe(realm);

  const second = run({ PORT: String(port), DATA_DIR: await initialised('other') });
  expect(await second.exit).toBe(1);
  expect(second.seen.err).toContain(`Port ${port} is in use`);

  const began = performance.now();
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
  await expect(fetch(`${base}/health/live`)).rejects.toThrow();
  for (const line of seen.err.trim().split('\n'))
    expect(() => JSON.parse(line) as unknown).not.toThrow();
});

test('whoever reads what it prints may go: it serves on, and stops cleanly', async () => {
  const port = await freePort();
  const { child, exit, ready } = run({ PORT: String(port) });
  await ready;
  child.stdout.destroy();
  child.stderr.destroy();
  // Each call is a line of the log.
  for (let call = 0; call < 3; call += 1)
    expect((await fetch(`http://localhost:${port}/health/ready`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('without a usable registry it says that it listens and why it is not ready, and then that it is', async () => {
  const port = await freePort();
  const registry = join(dir, 'broken.json');
  await writeFile(registry, '{"revision":1,');
  const env = {
    PORT: String(port),
    REGISTRY_FILE: registry,
    DATA_DIR: await initialised('unready'),
  };
  const { child, seen, exit, ready } = run(env);
  const listening = new Promise<void>((resolve) =>
    child.stdout.on('data', () => seen.out.includes('listens') && resolve()),
  );
  await Promise.race([listening, ready]);
  expect(seen.out).toMatch(
    new RegExp(
      `^Sastre listens at http://localhost:${port} and is not ready .*broken.json is not JSON`,
    ),
  );
  await writeFile(registry, '{"revision":1,"remotes":[]}');
  await ready;
  expect(seen.out).toMatch(/\n?Sastre is ready at \S+\n$/);
  child.kill('SIGTERM');
  expect(await exit).toBe(0);
});

test('a wrong configuration ends the start, with every wrong variable named', async () => {
  const { seen, exit } = run({ PORT: 'http', LOG_LEVEL: 'loud' });
  expect(await exit).toBe(1);
  expect(seen.err).toMatch(/PORT: .*\n.*LOG_LEVEL: /);
});

test('a database that is not there ends the start with a reason', async () => {
  const { seen, exit } = run({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' });
  expect(await exit).toBe(1);
  expect(seen.err).toContain('Sastre could not start');
  expect(seen.err).not.toContain('hunter2');
});

test('a bucket that cannot be used ends the start with what to check, before anything else is started', async () => {
  const { seen, exit } = run({
    PICTURES_S3_ENDPOINT: 'http://127.0.0.1:1',
    PICTURES_S3_BUCKET: 'cv-pictures',
    PICTURES_S3_ACCESS_KEY_ID: 'AKIDEXAMPLE',
    PICTURES_S3_SECRET_ACCESS_KEY: 'hunter2',
    LOG_LEVEL: 'debug',
  });
  expect(await exit).toBe(1);
  expect(seen.err).toContain('Sastre could not start: Pictures cannot be stored.');
  expect(seen.err).toContain('PICTURES_S3_ENDPOINT');
  expect(seen.err).not.toMatch(/hunter2|AKIDEXAMPLE/);
});

test('in production the payment stand-in ends the start with what to set, before anything else is started', async () => {
  const { seen, exit } = run({ NODE_ENV: 'production', DATA_DIR: join(dir, 'never-made') });
  expect(await exit).toBe(1);
  expect(seen.err).toContain('STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET');
  await expect(access(join(dir, 'never-made'))).rejects.toThrow();
});
