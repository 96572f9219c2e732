import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBenchServer, type BenchServer } from '../../bench/bench-server.ts';
import { defaultPlans } from '../../plans/default-plans.ts';

const LIMITLESS = Object.fromEntries(
  ['READS', 'WRITES', 'TAILORINGS'].map((name) => [`RATE_LIMIT_${name}`, '0']),
);

/** Starts the server with its own settings but for limits: one account may do as much as it likes. */
export async function startLimitlessServer(): Promise<BenchServer> {
  const dir = await mkdtemp(join(tmpdir(), 'sastre-bench-plans-'));
  const plansFile = join(dir, 'plans.json');
  const limitless = defaultPlans.map((plan) => ({ ...plan, dailyLimit: -1, weeklyLimit: -1 }));
  await writeFile(plansFile, JSON.stringify(limitless));
  const server = await startBenchServer({
    env: { PLANS_FILE: plansFile, LOG_LEVEL: 'fatal', ...LIMITLESS },
  });
  return {
    ...server,
    async stop() {
      await server.stop();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
