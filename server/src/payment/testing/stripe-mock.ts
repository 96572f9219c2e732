import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../../db/testing/until.ts';

const MODULE = 'github.com/stripe/stripe-mock';

/** The provider's own server of made-up answers, which checks the shape of every request. */
export interface StripeMock {
  apiBase: string;
  stop(): Promise<void>;
}

/**
 * A stripe-mock program: one that is installed, else one that an earlier soak built, else, in a soak, one that is built now with
 * Go. Otherwise says why the tests that need it do not run.
 */
export async function findStripeMock(): Promise<{ path: string } | { reason: string }> {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(cache, 'sastre', 'stripe-mock');
  const inPath = (name: string) =>
    (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, name));
  const path = await firstProgram([join(folder, 'stripe-mock'), ...inPath('stripe-mock')]);
  if (path !== undefined) return { path };
  const go = await firstProgram([...inPath('go'), '/usr/local/go/bin/go']);
  if (go === undefined) return { reason: 'no Go' };
  if (!process.env['SOAK']) {
    return { reason: 'stripe-mock is not installed (npm run soak builds it)' };
  }
  await mkdir(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  return promisify(execFile)(go, ['install', '-trimpath', `${MODULE}@latest`], { env }).then(
    () => ({ path: join(folder, 'stripe-mock') }),
    () => ({ reason: 'stripe-mock could not be built (no way to the Go modules)' }),
  );
}

/** Starts one on a port of its own. */
export async function startStripeMock(path: string): Promise<StripeMock> {
  const port = await freePort();
  const child = spawn(path, ['-http-addr', `127.0.0.1:${port}`], {
    stdio: 'ignore',
    env: {},
  });
  await once(child, 'spawn');
  const apiBase = `http://127.0.0.1:${port}`;
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`stripe-mock ended with ${child.exitCode}`);
    return fetch(apiBase).then(
      () => true,
      () => false,
    );
  }, 20_000);
  return {
    apiBase,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function firstProgram(paths: string[]): Promise<string | undefined> {
  for (const path of paths) {
    const found = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (found) return path;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
