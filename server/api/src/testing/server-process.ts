import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@sastre/pdf/find-chromium';
import { chromiumBinDir, freePort } from '@sastre/shared-testing/node';
import { compileCacheEnv } from '@sastre/threads';
import { startProvider, type Provider } from './provider.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Somebody who is signed in. */
export interface Account {
  sub: string;
  token: string;
  call(method: string, path: string, body?: unknown, init?: RequestInit): Promise<Response>;
}

/** The real server in a process of its own, with an identity provider that vouches for anybody. */
export interface ServerProcess {
  url: string;
  child: ChildProcess;
  /** What it has written to standard error: its log. */
  log(): string;
  account(sub?: string): Promise<Account>;
  /** Megabytes that it holds, and held at most. */
  memory(): { now: number; most: number };
  /** Sends a signal and waits for the end. Resolves to the exit code; null when the signal ended it. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Ends it, if need be, and what belongs to it. */
  stop(): Promise<void>;
}

export interface ServerProcessOptions {
  /** Configuration; DATA_DIR must be there. Nothing else of this process's environment is handed on. */
  env: Record<string, string>;
  /** A provider of one's own, which is not stopped with the server. */
  provider?: Provider;
  /** Told the process before it is ready. */
  onSpawn?: (child: ChildProcess) => void;
}

/** Starts the server and waits until it is ready. */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const provider = options.provider ?? (await startProvider());
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...compileCacheEnv(),
      ...{ PATH: process.env['PATH'], PORT: String(port), PUBLIC_URL: url, IDP_URL: provider.url },
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  options.onSpawn?.(child);
  let log = '';
  child.stderr.on('data', (text) => (log += String(text)));
  const gone = once(child, 'exit').then(([code]) => code as number | null);
  const ready = new Promise<void>((resolve) => {
    child.stdout.on('data', (text) => String(text).includes('is ready') && resolve());
  });
  const isGone = await Promise.race([ready.then(() => false), gone.then(() => true)]);
  if (isGone) {
    if (options.provider === undefined) provider.stop();
    throw new Error(`The server did not start: ${log}`);
  }
  return {
    url,
    child,
    log: () => log,
    async account(sub = randomUUID()) {
      const token = await provider.sign(sub);
      return {
        ...{ sub, token },
        call: (method, path, body, init) =>
          fetch(`${url}/api${path}`, {
            ...init,
            method,
            headers: {
              authorization: `Bearer ${token}`,
              ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          }),
      };
    },
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      const of = (field: string) =>
        Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1_024;
      return { now: of('VmRSS'), most: of('VmHWM') };
    },
    async end(signal = 'SIGTERM') {
      child.kill(signal);
      return gone;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
      await gone;
      if (options.provider === undefined) provider.stop();
    },
  };
}

/** Links the Chromium that is unpacked already, for all test runs of this machine, into a data folder. */
export async function linkChromium(dataDir: string): Promise<void> {
  const binDir = chromiumBinDir();
  await mkdir(binDir, { recursive: true, mode: 0o755 });
  await findChromium({ binDir });
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  await symlink(binDir, join(dataDir, 'bin'));
}
