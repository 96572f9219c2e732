import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { until } from '../../db/testing/until.ts';
import type { S3Settings } from '../s3-client.ts';

const VERSION = 'v1.8.0';
const MODULE = 'github.com/versity/versitygw/cmd/versitygw';

/** An S3 server of someone else's, on a folder of its own. */
export interface Versitygw {
  settings: S3Settings;
  /** Ends it as a power cut would, and starts it again on the same folder. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A versitygw program: one that is installed, else one that an earlier soak built, else, in a soak, one that is built now with
 * Go. Otherwise says why the tests that need it do not run.
 */
export async function findVersitygw(): Promise<{ path: string } | { reason: string }> {
  const cache = process.env['XDG_CACHE_HOME'] || join(homedir(), '.cache');
  const folder = join(cache, 'sastre', `versitygw-${VERSION}`);
  const inPath = (name: string) =>
    (process.env['PATH'] ?? '').split(delimiter).map((path) => join(path, name));
  const path = await firstProgram([join(folder, 'versitygw'), ...inPath('versitygw')]);
  if (path !== undefined) return { path };
  const go = await firstProgram([...inPath('go'), '/usr/local/go/bin/go']);
  if (go === undefined) return { reason: 'no Go' };
  if (!process.env['SOAK']) {
    return { reason: 'versitygw is not installed (npm run soak builds it)' };
  }
  await mkdir(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder, CGO_ENABLED: '0' };
  return promisify(execFile)(go, ['install', '-trimpath', `${MODULE}@${VERSION}`], { env }).then(
    () => ({ path: join(folder, 'versitygw') }),
    () => ({ reason: 'versitygw could not be built (no way to the Go modules)' }),
  );
}

/** Starts one with an empty bucket. */
export async function startVersitygw(path: string, prefix = ''): Promise<Versitygw> {
  const folder = await mkdtemp(join(tmpdir(), 'versitygw-'));
  const port = await freePort();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'cv-pictures',
    region: 'eu-test-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG',
    prefix,
  };
  await mkdir(join(folder, 'buckets', settings.bucket), { recursive: true });
  await mkdir(join(folder, 'meta'));
  const start = async () => {
    const args = ['--quiet', '--region', settings.region, '--port', `127.0.0.1:${port}`];
    const child = spawn(
      path,
      [...args, 'posix', '--sidecar', join(folder, 'meta'), join(folder, 'buckets')],
      {
        stdio: 'ignore',
        env: {
          ROOT_ACCESS_KEY: settings.accessKeyId,
          ROOT_SECRET_KEY: settings.secretAccessKey,
        },
      },
    );
    await once(child, 'spawn');
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`versitygw ended with ${child.exitCode}`);
      return fetch(settings.endpoint).then(
        () => true,
        () => false,
      );
    }, 20_000);
    return child;
  };
  let child = await start();
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  return {
    settings,
    async crash() {
      await kill();
      child = await start();
    },
    async stop() {
      await kill();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
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
