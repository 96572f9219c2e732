import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { preparePostgresBinaries } from './postgres-binaries.ts';
import { bringUpPostmaster, type RunningPostmaster } from './postgres-bring-up.ts';
import { databaseName, prepareCluster, prepareDataDir } from './postgres-cluster.ts';
import { servingPassword, servingRole } from './serving-role.ts';
import { shutDownPostmaster } from './postgres-shutdown.ts';
import { findPostgresUser } from './postgres-user.ts';

/** Where the supervisor tells what happens; a Fastify or pino logger fits. */
export interface PostgresLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** What `startPostgres` needs. */
export interface StartPostgresOptions {
  /** Absolute path; holds `pg`, `postgres-password`, `postgres-port`, `postgres.log` and `bin`. */
  dataDir: string;
  log: PostgresLog;
  /** False: no syncing to disk, data may be lost with the machine. Only tests may say so. */
  durable?: boolean;
  /** True: the server's role may make databases and look at the server itself. Only tests may say so; default as not `durable`. */
  isTest?: boolean;
  /** Calls a start off: what was started for it is ended. Of no effect on one that has succeeded. */
  signal?: AbortSignal;
}

/** The embedded database, kept running. */
export interface EmbeddedPostgres {
  /**
   * Connection URL of the role that the server works as, which is no superuser, with its password; the same for the life
   * of the data folder, as a rule.
   */
  readonly url: string;
  /** Process id of the present postmaster. */
  readonly pid: number;
  /** True when the present postmaster was found running. */
  readonly adopted: boolean;
  /**
   * Ends the supervision and stops the postmaster, adopted or not, unless other clients than those
   * using `url` of this very object are connected (another server on the same data folder): the last
   * one stops it. Close the pools first. May be called repeatedly.
   */
  stop(): Promise<void>;
}

const steady = 10_000;

/**
 * Adopts the PostgreSQL that runs on `<dataDir>/pg`, or starts it, making it first if need be, and
 * keeps it running (and this process alive until `stop`): when it dies it is started again on the same port, so a pool reconnects by itself.
 * A killed server leaves it running for the next one to adopt. Throws with what to do when it cannot.
 */
export async function startPostgres({
  dataDir,
  log,
  durable = true,
  isTest = !durable,
  signal,
}: StartPostgresOptions): Promise<EmbeddedPostgres> {
  const user = await findPostgresUser();
  await prepareDataDir(dataDir, user);
  const binaries = await preparePostgresBinaries(dataDir, user);
  const cluster = await prepareCluster(dataDir, user, binaries, durable);
  const stopping = new AbortController();
  const session = `${databaseName}-${randomUUID().slice(0, 8)}`;
  const options = { cluster, session, durable, isTest, signal: stopping.signal };
  signal?.throwIfAborted();
  const callOff = AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])]);
  let running = await bringUpPostmaster({ ...options, signal: callOff });
  log.info(`PostgreSQL ${binaries.version} ${running.launched ? 'started' : 'adopted'}.`);

  const watching = watch(
    running,
    (port) => bringUpPostmaster({ ...options, port }),
    (next) => (running = next),
    log,
    stopping.signal,
  );
  const end = async () => {
    stopping.abort();
    await watching;
    const stopped = await shutDownPostmaster(options, running);
    log.info(stopped ? 'PostgreSQL stopped.' : 'PostgreSQL is left running for its other clients.');
  };
  let ended: Promise<void> | null = null;
  return {
    get url() {
      const password = servingPassword(cluster);
      const place = `127.0.0.1:${running.port}/${databaseName}?application_name=${session}`;
      return `postgres://${servingRole}:${password}@${place}`;
    },
    get pid() {
      return running.pid;
    },
    get adopted() {
      return !running.launched;
    },
    stop: () => (ended ??= end()),
  };
}

async function watch(
  first: RunningPostmaster,
  bringUp: (port: number) => Promise<RunningPostmaster>,
  take: (running: RunningPostmaster) => void,
  log: PostgresLog,
  signal: AbortSignal,
): Promise<void> {
  const abort = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  let current = first;
  let failures = 0;
  while (!signal.aborted) {
    const since = performance.now();
    await Promise.race([current.connectionEnd, abort]);
    if (signal.aborted) return;
    log.warn('The connection to PostgreSQL ended; bringing it back.');
    failures = performance.now() - since < steady ? failures + 1 : 0;
    for (let back = false; !back && !signal.aborted;) {
      await delay(Math.min(5000, failures * failures * 50), undefined, { signal }).catch(() => {});
      try {
        current = await bringUp(first.port);
        take(current);
        if (current.port === first.port) log.info('PostgreSQL is back.');
        else log.error('PostgreSQL moved to another port: restart this server.');
        back = true;
      } catch (error) {
        failures += 1;
        if (!signal.aborted) log.error((error as Error).message);
      }
    }
  }
}
