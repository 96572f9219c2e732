import { spawn } from 'node:child_process';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { programOptions } from './postgres-binaries.ts';
import type { PostgresCluster } from './postgres-cluster.ts';

const largestLog = 5 * 1024 * 1024;
const logFile = (dataDir: string) => join(dataDir, 'postgres.log');

/** A postmaster process that this process started. */
export interface LaunchedPostmaster {
  pid: number;
  /** True as soon as it has ended. */
  hasExited(): boolean;
  /** Asks it to shut down fast and waits for its end. */
  stop(): Promise<void>;
}

/**
 * Starts a postmaster that outlives this process (own session, output to a file). It listens on
 * 127.0.0.1 only. `durable: false` switches the syncing off (tests only).
 */
export async function launchPostmaster(
  cluster: PostgresCluster,
  port: number,
  durable = true,
): Promise<LaunchedPostmaster> {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    log_timezone: 'UTC',
    timezone: 'UTC',
    fsync: durable ? 'on' : 'off',
    ...(durable ? {} : { synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = await openLog(cluster.dataDir);
  try {
    const program = join(cluster.binaries.folder, 'bin', 'postgres');
    const child = spawn(program, ['-D', cluster.pgDir, ...args], {
      ...programOptions(cluster.user),
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
    });
    let exited = false;
    const exit = new Promise<void>((settle) => child.once('exit', () => settle()));
    void exit.then(() => (exited = true));
    await new Promise((resolve, reject) => child.once('spawn', resolve).once('error', reject));
    child.unref();
    const stop = async () => {
      child.ref();
      child.kill('SIGINT');
      if (!exited) await exit;
    };
    return { pid: child.pid ?? 0, hasExited: () => exited, stop };
  } finally {
    await log.close();
  }
}

/** The last lines of the postmaster's log, for an error message. */
export async function readLogEnd(dataDir: string): Promise<string> {
  const text = await readFile(logFile(dataDir), 'utf8').catch(() => '');
  return text.trimEnd().split('\n').slice(-5).join('\n');
}

async function openLog(dataDir: string) {
  const file = logFile(dataDir);
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.1`);
  return open(file, 'a', 0o600);
}
