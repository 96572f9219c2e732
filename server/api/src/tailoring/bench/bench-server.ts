import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTemporaryPostgres } from '@sastre/db/testing';
import { defaultPlans } from '../../plans/default-plans.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';

const LIMITLESS = Object.fromEntries(
  ['READS', 'WRITES', 'TAILORINGS'].map((name) => [`RATE_LIMIT_${name}`, '0']),
);

/** Starts the real server with a database of the bench's and its own settings but for limits: one account may do as much as it likes. */
export async function startBenchServer(): Promise<ServerProcess> {
  const dir = await mkdtemp(join(tmpdir(), 'sastre-bench-tailoring-'));
  const postgres = await startTemporaryPostgres();
  const plansFile = join(dir, 'plans.json');
  const limitless = defaultPlans.map((plan) => ({ ...plan, dailyLimit: -1, weeklyLimit: -1 }));
  await writeFile(plansFile, JSON.stringify(limitless));
  const server = await startServerProcess({
    env: {
      ...{ DATA_DIR: join(dir, 'data'), DATABASE_URL: await postgres.createDatabase() },
      // Nothing is printed here.
      ...{ CHROMIUM_PATH: '/bin/false', PLANS_FILE: plansFile, DRAIN_SECONDS: '0' },
      ...{ LOG_LEVEL: 'fatal', ...LIMITLESS },
    },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
