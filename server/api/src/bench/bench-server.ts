import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@sastre/db/testing';
import { linkChromium, startServerProcess, type ServerProcess } from '../testing/server-process.ts';

/** The real server in a process of its own, with a database of the bench's. */
export interface BenchServer extends ServerProcess {
  databaseUrl: string;
  /** The postmaster. */
  postgresPid: number;
}

export interface BenchServerOptions {
  /** Configuration beside what is shipped. */
  env?: Record<string, string>;
  /** Whether it has a Chromium to print with. */
  prints?: boolean;
}

/** Starts it as shipped, but for what `env` says. */
export async function startBenchServer(options: BenchServerOptions = {}): Promise<BenchServer> {
  const { env = {}, prints = false } = options;
  const dir = await mkdtemp(join(tmpdir(), 'sastre-bench-'));
  const dataDir = join(dir, 'data');
  if (prints) {
    // Chromium's own user walks through it.
    await chmod(dir, 0o755);
    await linkChromium(dataDir);
  }
  const postgres = await startTemporaryPostgres();
  const databaseUrl = await postgres.createDatabase();
  const server = await startServerProcess({
    env: {
      ...{ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DRAIN_SECONDS: '0' },
      ...(prints ? {} : { CHROMIUM_PATH: '/bin/false' }),
      ...env,
    },
  });
  return {
    ...server,
    databaseUrl,
    postgresPid: postgres.pid,
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
