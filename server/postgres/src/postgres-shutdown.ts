import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  connectToPostmaster,
  type BringUpOptions,
  type RunningPostmaster,
} from './postgres-bring-up.ts';
import { readPostmasterLock } from './postmaster-lock.ts';

const lockKey = 7_265_411;
const lingering = 500;
const patience = 20_000;
const pause = 20;

/**
 * Stops the postmaster (fast shutdown) and waits until it is gone, unless another server or client
 * is connected: then only this server's connection ends, and the last to leave stops it. Connections
 * named like `session` are this server's own. Answers whether no postmaster is left.
 */
export async function shutDownPostmaster(
  options: BringUpOptions,
  running: RunningPostmaster,
): Promise<boolean> {
  const { pgDir } = options.cluster;
  const began = performance.now();
  let { pid } = running;
  let connection: Client | null = running.connection;
  while (performance.now() - began < patience) {
    const left = connection && (await leave(connection, pid, options.session));
    if (left === 'to others') return false;
    if (left === 'stopping') break;
    // The connection was lost: the postmaster died, or recovers and will answer again.
    const lock = await readPostmasterLock(pgDir);
    if (!lock) return true;
    pid = lock.pid;
    connection = lock.port
      ? ((await connectToPostmaster(options, lock.port))?.connection ?? null)
      : null;
    if (!connection) await delay(pause);
  }
  if (await hasEnded(pid, pgDir)) return true;
  // Immediate shutdown: no commit is lost, the next start recovers.
  if (pid > 0) process.kill(pid, 'SIGQUIT');
  return hasEnded(pid, pgDir);
}

async function leave(
  connection: Client,
  pid: number,
  session: string,
): Promise<'to others' | 'stopping' | 'lost'> {
  try {
    // One at a time, or two servers that leave together would each leave it to the other.
    await connection.query('select pg_advisory_lock($1)', [lockKey]);
    if (await othersStay(connection, session)) return 'to others';
    process.kill(pid, 'SIGINT');
    return 'stopping';
  } catch {
    return 'lost';
  } finally {
    await connection.end().catch(() => undefined);
  }
}

async function othersStay(connection: Client, session: string): Promise<boolean> {
  const began = performance.now();
  // A connection that was just closed is listed for a moment longer.
  while (performance.now() - began < lingering) {
    const { rowCount } = await connection.query(
      `select 1 from pg_stat_activity
      where backend_type = 'client backend' and application_name <> $1`,
      [session],
    );
    if (rowCount === 0) return false;
    await delay(pause);
  }
  return true;
}

async function hasEnded(pid: number, pgDir: string): Promise<boolean> {
  const began = performance.now();
  while (performance.now() - began < patience) {
    const lock = await readPostmasterLock(pgDir).catch(() => null);
    if (lock?.pid !== pid) return true;
    await delay(pause);
  }
  return false;
}
