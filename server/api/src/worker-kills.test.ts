import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { TAILORING_STAGES, type TailoringStage } from '@sastre/shared-contracts/api';
import { hook, until } from '@sastre/shared-testing/node';
import {
  aRequest,
  ended,
  openHarness,
  openTestDatabases,
  type HarnessService,
  type TailoringHarness,
  type TestDatabases,
  withoutLetter,
} from './tailoring/testing/tailoring-harness.ts';
import { startWorkerProcess, type WorkerProcess } from './tailoring/testing/worker-process.ts';

const isSoak = Number(process.env['SOAK'] ?? 1) > 1;
const KILLS = isSoak ? 50 : 2;
/** Every day one after the other: the worker that took over is the next that is killed, and no two wait for each other's threads. */
const LANES = isSoak ? 3 : 1;
/** Milliseconds from a worker's death within which its jobs must have ended. */
const WITHIN = 60_000;
// A first job of a worker may take a minute where others want the processor as well.
jest.setTimeout(120_000 + KILLS * 60_000);

let postgres: TestDatabases;
const harnesses: TailoringHarness[] = [];
const workers: WorkerProcess[] = [];
beforeAll(
  ...hook(async (waitFor) => {
    postgres = await waitFor('databases', openTestDatabases());
  }),
);
afterEach(
  ...hook(async (waitFor) => {
    const killed = workers.splice(0).map(async (worker) => worker.kill());
    await waitFor('the end of the workers', Promise.all(killed));
    const closed = harnesses.splice(0).map(async (harness) => harness.end());
    await waitFor('the end of the harnesses', Promise.all(closed));
  }),
);
afterAll(...hook(async (waitFor) => waitFor('the end of the databases', postgres.stop())));

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

/** In the soak a letter as well; every day no worker is killed while it writes one. */
const asked = { ...(isSoak ? aRequest : withoutLetter), translateTo: 'de' as const };
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
      ...(await service.start(userId, asked)),
    })),
  );
}

/** Holds the user's row during `work`: a job that wants to store its result waits at it. */
async function whileHeld<T>(
  { pool }: TailoringHarness,
  userId: string,
  work: (holder: number) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    // On a busy machine a job takes longer to come here than a session may lie idle.
    await client.query('begin; set local idle_in_transaction_session_timeout = 0');
    const { rows } = await client.query<{ pid: number }>(
      'select pg_backend_pid() as pid from app_user where id = $1 for update',
      [userId],
    );
    return await work(rows[0]?.pid ?? 0);
  } finally {
    // Thrown away, so that nothing waits for it, whatever became of it.
    client.release(true);
  }
}

/** Waits until the job stands at `stage`; false when it went by unseen, as it may on a busy machine. */
async function standsAt(stage: TailoringStage, service: HarnessService, job: Job) {
  return until(async () => {
    const progress = await service.progress(job.userId, job.bullId);
    if (progress?.stage === stage && progress.state === 'active') return { isThere: true };
    const at = (one: TailoringStage) => TAILORING_STAGES.indexOf(one);
    const isPast = at(progress?.stage ?? 'reading') > at(stage);
    return (isPast || /completed|failed/.test(progress?.state ?? '')) && { isThere: false };
  }, 60_000);
}

/** Waits until a job's transaction waits at the row that `holder` holds; fails at once when nobody holds it any more. */
async function waitsFor({ pool }: TailoringHarness, holder: number): Promise<void> {
  const state = await until(async () => {
    const { rows } = await pool.query<{ held: boolean; waits: boolean }>(
      `select bool_or(pid = $1) as held, bool_or($1 = any(pg_blocking_pids(pid))) as waits
       from pg_stat_activity where datname = current_database()`,
      [holder],
    );
    return (!rows[0]?.held || rows[0].waits) && rows[0];
  }, 60_000);
  expect(state).toMatchObject({ held: true });
}

interface Kill {
  harness: TailoringHarness;
  service: HarnessService;
  worker: WorkerProcess;
  hold: boolean;
}

/**
 * Starts two jobs and kills the worker as the first stands at `stage`; with `hold`, in the middle of its last transaction.
 * Where the stage went by unseen, with two others. Gives the jobs of all tries.
 */
async function killAt(stage: TailoringStage, { harness, service, worker, hold }: Kill) {
  const jobs: Job[] = [];
  for (let tries = 0; tries < 20; tries += 1) {
    const [job, other] = (await startJobs(harness, service, 2)) as [Job, Job];
    jobs.push(job, other);
    const kill = async (holder?: number) => {
      if (!(await standsAt(stage, service, job)).isThere) return false;
      if (holder !== undefined) await waitsFor(harness, holder);
      await worker.kill();
      return true;
    };
    if (await (hold ? whileHeld(harness, job.userId, kill) : kill())) return jobs;
  }
  throw new Error(`No job was seen at ${stage}.`);
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
  let isBroken = false;
  const runLane = async (lane: number) => {
    const harness = await newHarness();
    const service = await harness.open({ workers: 0 });
    const start = () => startWorker(harness.url, { pauseMs: 400, workers: 2 });
    let worker = start();
    const times: number[] = [];
    for (const { stage, hold } of stages.filter((_kill, index) => index % LANES === lane)) {
      if (isBroken) break;
      const jobs = await killAt(stage, { harness, service, worker, hold });
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
  };
  const lanes = Array.from({ length: LANES }, async (_, lane) =>
    runLane(lane).catch((error: unknown) => {
      isBroken = true;
      throw error;
    }),
  );
  // Where one fails the others end after what they are at: nothing goes on behind the next test.
  await Promise.allSettled(lanes);
  const took = await Promise.all(lanes);
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

test('a worker whose sessions all end, also in the middle of a transaction, goes on with its jobs', async () => {
  const harness = await newHarness();
  const service = await harness.open({ workers: 0 });
  const worker = startWorker(harness.url, { pauseMs: 400, workers: 2 });
  const jobs = await startJobs(harness, service, 2);
  const [job] = jobs as [Job, Job];
  const endSessions = async (holder = 0) =>
    harness.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid not in (pg_backend_pid(), $1)`,
      [holder],
    );
  await standsAt('matching', service, job);
  await endSessions();
  await whileHeld(harness, job.userId, async (holder) => {
    await standsAt('saving', service, job);
    await waitsFor(harness, holder);
    await endSessions(holder);
  });
  for (const { userId, bullId } of jobs) {
    expect(await ended(service, userId, bullId, WITHIN)).toMatchObject({ state: 'completed' });
  }
  for (const one of jobs) await expectOnce(harness, one);
  expect(worker.process).toMatchObject({ exitCode: null, signalCode: null });
});
