import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { databaseName, type PostgresCluster } from './postgres-cluster.ts';
import { launchPostmaster, readLogEnd, type LaunchedPostmaster } from './postgres-launch.ts';
import { choosePort, rememberPort } from './postgres-port.ts';
import { prepareServingRole } from './serving-role.ts';
import { readPostmasterLock } from './postmaster-lock.ts';

/** A postmaster that answers. */
export interface RunningPostmaster {
  pid: number;
  port: number;
  /** Held as long as the postmaster is in use, so that others see it, and to notice its death. */
  connection: Client;
  /** Settles when the connection has ended. */
  connectionEnd: Promise<void>;
  /** False when it was found running. */
  launched: boolean;
}

/** How a postmaster is brought up. */
export interface BringUpOptions {
  cluster: PostgresCluster;
  /** Shown in `pg_stat_activity.application_name`. */
  session: string;
  durable: boolean;
  isTest: boolean;
  signal: AbortSignal;
  /** The only acceptable port, when clients already know it. */
  port?: number;
}

const pause = 20;
const patience = 120_000;
const attempts = 5;

/**
 * Adopts the postmaster of the cluster or starts one, and waits until it answers: also through a
 * recovery, a shutdown in progress, a taken port, and another server that starts the same cluster.
 * Throws with the end of the log after five failed starts or two minutes.
 */
export async function bringUpPostmaster(options: BringUpOptions): Promise<RunningPostmaster> {
  const launched: LaunchedPostmaster[] = [];
  try {
    return await adoptOrLaunch(options, launched);
  } catch (error) {
    if (options.signal.aborted) await Promise.all(launched.map((child) => child.stop()));
    throw error;
  }
}

async function adoptOrLaunch(
  options: BringUpOptions,
  launched: LaunchedPostmaster[],
): Promise<RunningPostmaster> {
  const { cluster, durable, signal } = options;
  const began = performance.now();
  while (performance.now() - began < patience) {
    signal.throwIfAborted();
    const lock = await readPostmasterLock(cluster.pgDir);
    if (lock?.port) {
      const connected = await connectToPostmaster(options, lock.port);
      if (connected && (await prepareRole(connected.connection, options, lock.port))) {
        await rememberPort(cluster.dataDir, lock.port);
        const ours = launched.some((child) => child.pid === lock.pid);
        return { pid: lock.pid, port: lock.port, ...connected, launched: ours };
      }
    } else if (!lock && launched.every((child) => child.hasExited())) {
      if (launched.length === attempts) break;
      await delay(launched.length * 100, undefined, { signal });
      const port = options.port ?? (await choosePort(cluster.dataDir));
      launched.push(await launchPostmaster(cluster, port, durable));
    }
    await delay(pause, undefined, { signal });
  }
  throw new Error(`PostgreSQL did not start.\n${await readLogEnd(cluster.dataDir)}`);
}

/** False when the postmaster went away meanwhile. What it refuses is an error. */
async function prepareRole(
  connection: Client,
  { cluster, session, isTest }: BringUpOptions,
  port: number,
): Promise<boolean> {
  try {
    await prepareServingRole(connection, { cluster, session, port, isTest });
    return true;
  } catch (error) {
    await connection.end().catch(() => undefined);
    const { code = '' } = error as { code?: string };
    // Its own class of being away, or no answer of it at all.
    if (!/^[0-9A-Z]{5}$/.test(code) || code.startsWith('57')) return false;
    throw error;
  }
}

/**
 * Connects to the postmaster's own database (where it makes ours if missing), or answers `null` while it
 * does not answer. Throws when the stored password is not the cluster's.
 */
export async function connectToPostmaster(
  { cluster, session }: BringUpOptions,
  port: number,
): Promise<Pick<RunningPostmaster, 'connection' | 'connectionEnd'> | null> {
  const connection = new Client({
    host: '127.0.0.1',
    port,
    user: databaseName,
    password: cluster.password,
    database: 'postgres',
    application_name: session,
    connectionTimeoutMillis: 2000,
    keepAlive: true,
  });
  // The end is what matters; without a listener an error would end this process.
  connection.on('error', () => undefined);
  const connectionEnd = new Promise<void>((resolve) => connection.once('end', () => resolve()));
  try {
    await connection.connect();
    await createDatabaseOnce(connection);
    return { connection, connectionEnd };
  } catch (error) {
    await connection.end().catch(() => undefined);
    if ((error as { code?: string }).code !== '28P01') return null;
    throw new Error(
      `PostgreSQL refused the stored password: restore ${cluster.dataDir}/postgres-password.`,
      { cause: error },
    );
  }
}

async function createDatabaseOnce(connection: Client): Promise<void> {
  const found = await connection.query('select 1 from pg_database where datname = $1', [
    databaseName,
  ]);
  if (found.rowCount) return;
  // Two servers may come here together.
  await connection.query(`create database ${databaseName}`).catch((error: { code?: string }) => {
    if (error.code !== '42P04' && error.code !== '23505') throw error;
  });
}
