import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { TAILORING_STAGES, type TailoringStage } from '@sastre/shared-contracts/api';
import { until } from '@sastre/shared-testing/node';
import {
  aRequest,
  ended,
  openHarness,
  openTestDatabases,
  type HarnessService,
  type TailoringHarness,
  type TestDatabases,
} from './tailoring/testing/tailoring-harness.ts';
import { startWorkerProcess, type WorkerProcess } from './tailoring/testing/worker-process.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const KILLS = isSoak ? 50 : 2;
const LANES = Math.min(3, KILLS);
/** Milliseconds from a worker's death within which its jobs must have ended. */
const WITHIN = 60_000;
jest.setTimeout(KILLS * 60_000);

let postgres: TestDatabases;
const harnesses: TailoringHarness[] = [];
const workers: WorkerProcess[] = [];
beforeAll(async () => {
  postgres = await openTestDatabases();
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map(async (worker) => worker.kill()));
  await Promise.all(harnesses.splice(0).map(async (harness) => harness.end()));
});
afterAll(async () => postgres.stop());

async function newHarness(): Promise<TailoringHarness> {
  const harness = await openHarness(postgres);
  harnesses.push(harness);
  return harness;
}
function startWorker(...args: Parameters<typeof startWorkerProcess>): WorkerProcess {
  const worker = startWorkerProcess(...args);
  workers.push(worker);
  return worker;
}

const everything = { ...aRequest, translateTo: 'de' as const };
/** The built-in engine translates no text, so its jobs never stand there. */
const STAGES = TAILORING_STAGES.filter((stage) => stage !== 'translating');
interface Job {
  userId: string;
  bullId: string;
}

async function startJobs(harness: TailoringHarness, service: HarnessService, count: number) {
  const users = await Promise.all(Array.from({ length: count }, async () => harness.addUser()));
  return Promise.all(
    users.map(async (userId): Promise<Job> => ({
      userId,
      ...(await service.start(userId, everything)),
    })),
  );
}

/** Holds the user's row, at which a job waits that wants to store its result. */
async function holdSaving({ pool }: TailoringHarness, userId: string) {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('select 1 from app_user where id = $1 for update', [userId]);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}

/** Kills the worker as its job stands at `stage`; at `saving` every other time in the middle of the transaction. */
async function killAt(
  stage: TailoringStage,
  {
    harness,
    service,
    job,
    worker,
    hold,
  }: {
    harness: TailoringHarness;
    service: HarnessService;
    job: Job;
    worker: WorkerProcess;
    hold: boolean;
  },
): Promise<void> {
  const release = hold ? await holdSaving(harness, job.userId) : undefined;
  await until(
    async () => (await service.progress(job.userId, job.bullId))?.stage === stage,
    60_000,
  );
  if (hold) {
    await until(async () => {
      const { rowCount } = await harness.pool.query(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      );
      return (rowCount ?? 0) > 0;
    });
  }
  await worker.kill();
  await release?.();
}

async function expectOnce(harness: TailoringHarness, { userId, bullId }: Job): Promise<void> {
  expect(await harness.tailored(userId)).toEqual([
    expect.objectContaining({ tailoring_job_id: bullId }),
  ]);
  expect(await harness.used(userId)).toBe(1);
}

test(`${KILLS} kills of a worker at every stage lose no job, copy none twice and charge none twice`, async () => {
  const stages = Array.from({ length: KILLS }, (_, index) => ({
    // The two ends first: with few kills it is they that matter most.
    stage: STAGES.at((index * 4) % STAGES.length) ?? 'saving',
    hold: index % 10 === 1,
  }));
  const took = await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      const harness = await newHarness();
      const service = await harness.open({ workers: 0 });
      const start = () => startWorker(harness.url, { pauseMs: 400, workers: 2 });
      let worker = start();
      const times: number[] = [];
      for (const { stage, hold } of stages.filter((_kill, index) => index % LANES === lane)) {
        const jobs = await startJobs(harness, service, 2);
        const [job] = jobs as [Job, Job];
        await killAt(stage, { harness, service, job, worker, hold });
        const died = performance.now();
        worker = start();
        // The soak waits until the queue takes the worker for dead.
        if (!isSoak) await harness.passHeartbeat();
        for (const { userId, bullId } of jobs) {
          const last = await ended(service, userId, bullId, WITHIN);
          expect(last).toMatchObject({ state: 'completed', progress: 100 });
        }
        times.push(performance.now() - died);
        for (const one of jobs) await expectOnce(harness, one);
      }
      return times;
    }),
  );
  expect(took.flat()).toHaveLength(KILLS);
  expect(Math.max(...took.flat())).toBeLessThan(WITHIN);
});

test('workers in several processes share the jobs, and each job is done once', async () => {
  const harness = await newHarness();
  const service = await harness.open({ workers: 0 });
  for (let count = 0; count < 3; count += 1) startWorker(harness.url, { pauseMs: 500 });
  const jobs = await startJobs(harness, service, 6);
  // One job at a time each: three at once are in three processes.
  await until(async () => {
    const states = await Promise.all(
      jobs.map(async ({ userId, bullId }) => (await service.progress(userId, bullId))?.state),
    );
    return states.filter((state) => state === 'active').length === 3;
  }, 60_000);
  for (const { userId, bullId } of jobs) {
    expect(await ended(service, userId, bullId, 60_000)).toMatchObject({ state: 'completed' });
  }
  for (const job of jobs) await expectOnce(harness, job);
});
