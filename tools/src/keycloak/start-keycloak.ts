import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@sastre/shared-testing/node';

/** A running Keycloak. */
export interface Keycloak {
  /** Base URL, as the server's IDP_URL has it. */
  url: string;
  /** The end of what it printed. */
  output: () => string;
  /** Ends it and everything it started. */
  stop: () => Promise<void>;
}

/** What a Keycloak is started with. */
export interface KeycloakOptions {
  /** Folder of the unpacked distribution. */
  home: string;
  /** Realm to import, as JSON text. */
  realm: string;
  /** What the realm's placeholders stand for. */
  placeholders: Record<string, string>;
  /** Ends it, ready or not. */
  signal: AbortSignal;
}

const READY_WITHIN_MS = 240_000;
const LOOK_EVERY_MS = 1_000;
const KEPT_OUTPUT = 20_000;

/** Starts Keycloak with an empty database in memory and one realm, and waits until it is ready. Rejects with its output when it is not in time. */
export async function startKeycloak(options: KeycloakOptions): Promise<Keycloak> {
  const { home, realm, placeholders, signal } = options;
  const hasStarted = join(home, 'data/has-started');
  const imports = join(home, 'data/import');
  await mkdir(imports, { recursive: true });
  await writeFile(join(imports, 'realm-sastre.json'), realm);
  const [port, healthPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const server = spawn(
    join(home, 'bin/kc.sh'),
    [
      'start-dev',
      '--import-realm',
      '--db=dev-mem',
      '--health-enabled=true',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      `--http-management-port=${healthPort}`,
      `--hostname=${url}`,
    ],
    {
      cwd: home,
      env: {
        ...process.env,
        ...placeholders,
        JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      // The script starts one Java after the other: as a group, all of it can be ended.
      detached: true,
    },
  );
  let printed = '';
  const keep = (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-KEPT_OUTPUT));
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  const ended = new Promise<string>((resolve) => {
    server.once('error', (error) => resolve(error.message));
    server.once('exit', (code, signal) => resolve(`it ended with ${code ?? signal}`));
  });
  signal.addEventListener('abort', () => void end(server), { once: true });
  try {
    await ready(`http://localhost:${healthPort}/health/ready`, ended);
    await writeFile(hasStarted, '');
  } catch (cause) {
    await end(server);
    // The first start builds something in the folder; half a build would never start.
    if (!existsSync(hasStarted)) await rm(home, { recursive: true, force: true });
    throw new Error(`Keycloak is not ready: ${(cause as Error).message}\n${printed}`, { cause });
  }
  return { url, output: () => printed, stop: () => end(server) };
}

async function ready(health: string, ended: Promise<string>): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  let over: string | undefined;
  void ended.then((why) => (over = why));
  while (Date.now() < deadline) {
    if (over !== undefined) throw new Error(over);
    const answer = await fetch(health, { signal: AbortSignal.timeout(5_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    await pause(LOOK_EVERY_MS);
  }
  throw new Error(`no answer within ${READY_WITHIN_MS / 1_000} s`);
}

/** At once: its data is in memory, and while it starts it hears no other signal. */
async function end(server: ChildProcess): Promise<void> {
  if (server.pid === undefined || server.exitCode !== null || server.signalCode !== null) return;
  const exited = once(server, 'exit');
  process.kill(-server.pid, 'SIGKILL');
  await exited;
}
