import { spawn, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { connectCdp, type CdpConnection } from './cdp-connection.ts';
import { chromiumFlags } from './chromium-flags.ts';
import { makeHome, removeHome } from './chromium-home.ts';
import { chromiumUser } from './chromium-user.ts';
import type { ChromiumBinary } from './find-chromium.ts';
import { isAlive } from './is-alive.ts';

/** A Chromium that runs and answers. */
export interface ChromiumProcess {
  pid: number;
  cdp: CdpConnection;
  /** Settles when the process is gone, its helpers killed and its folder removed. */
  ended: Promise<void>;
  /** Kills it with all its helpers. */
  kill(): void;
}

/** Why a Chromium could not be started; `output` is the end of what it printed. */
export class ChromiumLaunchError extends Error {
  readonly output: string;

  constructor(message: string, output: string) {
    super(message);
    this.name = 'ChromiumLaunchError';
    this.output = output;
  }
}

/** What is started, with which fonts, inside its own sandbox or without. */
export interface LaunchOptions {
  binary: ChromiumBinary;
  fontConfig: string;
  sandbox: boolean;
}

const LAUNCH_TIMEOUT_MS = 12_000;
const KEPT_OUTPUT = 8_192;
const GONE_MS = 500;
const GONE_STEP_MS = 10;
const NICENESS = 5;

/** Starts Chromium as its own user, in a fresh folder, with none of the server's environment. */
export async function startChromium(options: LaunchOptions): Promise<ChromiumProcess> {
  const user = chromiumUser();
  const home = await makeHome(user);
  const child = spawn(
    options.binary.path,
    chromiumFlags({ profileDir: join(home, 'profile'), sandbox: options.sandbox }),
    {
      ...user,
      cwd: home,
      env: environment(home, options),
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    },
  );
  if (child.pid !== undefined) standBehind(child.pid);
  const output = keepOutput(child);
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const kill = () => killAll(child);
  // 'exit', not 'close': a helper that outlives the browser would hold its output open
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  }).then(() => cleanUp(child, home));
  const cdp = connectCdp(writable(child.stdio[3]), readable(child.stdio[4]));
  child.once('exit', () => cdp.close());
  try {
    await Promise.race([
      failed,
      cdp.call('Browser.getVersion', {}, { timeoutMs: LAUNCH_TIMEOUT_MS }),
    ]);
  } catch (error) {
    kill();
    await ended;
    const reason = error instanceof Error ? error.message : String(error);
    throw new ChromiumLaunchError(`Chromium did not start: ${reason}`, output());
  }
  return { pid: child.pid ?? 0, cdp, ended, kill };
}

/** The server answers first, and who only saves does not wait for those who print. */
function standBehind(pid: number): void {
  try {
    setPriority(pid, NICENESS);
  } catch {
    // it has just ended, or the system does not let us: then all are equal
  }
}

function environment(home: string, { binary, fontConfig }: LaunchOptions): NodeJS.ProcessEnv {
  return {
    PATH: '/usr/local/bin:/usr/bin:/bin',
    HOME: home,
    TMPDIR: home,
    XDG_CONFIG_HOME: join(home, 'config'),
    XDG_CACHE_HOME: join(home, 'cache'),
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    FONTCONFIG_FILE: fontConfig,
    ...(binary.libraryDir ? { LD_LIBRARY_PATH: binary.libraryDir } : {}),
    ...(process.platform === 'win32' ? { SYSTEMROOT: process.env.SYSTEMROOT } : {}),
  };
}

function keepOutput(child: ChildProcess): () => string {
  let kept = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    kept = (kept + chunk.toString('utf8')).slice(-KEPT_OUTPUT);
  });
  return () => kept;
}

function killAll(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, 'SIGKILL');
  } catch {
    // none of the group is left
  }
}

async function cleanUp(child: ChildProcess, home: string): Promise<void> {
  killAll(child);
  await untilGone(child);
  await removeHome(home);
}

/** Helpers that were killed take a moment to go; one that nobody reaps is not waited for longer. */
async function untilGone({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined || process.platform === 'win32') return;
  for (let waited = 0; waited < GONE_MS && isAlive(-pid); waited += GONE_STEP_MS)
    await delay(GONE_STEP_MS);
}

function writable(stream: unknown): Writable {
  if (stream instanceof Writable) return stream;
  throw new Error('Chromium was started without its debugging pipe.');
}

function readable(stream: unknown): Readable {
  if (stream instanceof Readable) return stream;
  throw new Error('Chromium was started without its debugging pipe.');
}
