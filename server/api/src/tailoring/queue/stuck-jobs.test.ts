import { expect, jest, test } from '@jest/globals';
import type { TailoringStage } from '@sastre/shared-contracts/api';
import { until } from '@sastre/shared-testing/node';
import { createLog } from '@sastre/base/log';
import { startTemporaryPostgres, type TemporaryPostgres } from '@sastre/db/testing';
import { createRulesEngine } from '@sastre/tailoring/testing';
import type { After } from '@sastre/time';
import { harnessForEachTest } from '../testing/harness-for-each-test.ts';
import { aRequest, ended, engineWith, withoutLetter } from '../testing/tailoring-harness.ts';
import { FAILURES } from './failures.rules.ts';
import { runJob } from './run-job.ts';

const SOAK = Number(process.env['SOAK'] ?? 1);
jest.setTimeout(120_000 * SOAK);

let postgres: TemporaryPostgres;
// One that can be killed.
const harness = harnessForEachTest(async () => (postgres = await startTemporaryPostgres()));

const everything = { ...aRequest, translateTo: 'de' as const };
const hang = () => new Promise<never>(() => undefined);

/** Deadlines that are over when a test says so, however slow the machine is. */
function createDeadlines() {
  const open = new Set<() => void>();
  const after: After = (_ms, run) => {
    open.add(run);
    return () => open.delete(run);
  };
  return { after, end: () => open.forEach((run) => run()) };
}

test.each([
  ['tailor', 'rewriting'],
  ['writeLetter', 'letter'],
  ['translate', 'translating'],
] as const)(
  'an engine that never answers to %s ends in a reason, and gives back once',
  async (question, stage) => {
    const deadlines = createDeadlines();
    const hangs = () => {
      deadlines.end();
      return hang();
    };
    const engine = engineWith({ name: 'openai-compatible', [question]: hangs });
    const service = await harness().open({ engine, after: deadlines.after });
    const userId = await harness().addUser();
    const { bullId } = await service.start(userId, everything);
    const last = await ended(service, userId, bullId);
    expect(last).toMatchObject({ state: 'failed', stage, failedReason: FAILURES['too-long'] });
    expect(await harness().used(userId)).toBe(0);
    expect(await harness().tailored(userId)).toEqual([]);
  },
);

test('a stuck job does not keep the next one waiting for ever', async () => {
  const rules = createRulesEngine();
  const asked = new Set<string>();
  const engine = engineWith({
    tailor: async (task, signal) => {
      const isFirst = asked.size === 0;
      asked.add(task.companyName);
      return isFirst ? hang() : rules.tailor(task, signal);
    },
  });
  const deadlines = createDeadlines();
  const service = await harness().open({ engine, after: deadlines.after });
  const [one, other] = [await harness().addUser(), await harness().addUser()];
  const first = await service.start(one, withoutLetter);
  await until(() => asked.size === 1);
  const second = await service.start(other, withoutLetter);
  deadlines.end();
  expect(await ended(service, other, second.bullId)).toMatchObject({ state: 'completed' });
  expect(await ended(service, one, first.bullId)).toMatchObject({ state: 'failed' });
});

test('a worker that lost its claim leaves the job to the one that has it now', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  const claim = new AbortController();
  const hurry = new AbortController().signal;
  const parts = { db: harness().db, clock: Date.now, log: createLog('silent'), pauseMs: 0, hurry };
  const stuck = { ...parts, engine: engineWith({ tailor: hang }), deadlineMs: 60_000 };
  const running = runJob(stuck, bullId, claim.signal);
  await until(async () => (await service.progress(userId, bullId))?.stage === 'rewriting');
  claim.abort(new Error('claim lost'));
  await expect(running).rejects.toThrow('claim lost');
  expect(await service.progress(userId, bullId)).toMatchObject({ state: 'active' });
  await runJob({ ...stuck, engine: createRulesEngine() }, bullId, hurry);
  expect(await service.progress(userId, bullId)).toMatchObject({ state: 'completed' });
  expect(await harness().used(userId)).toBe(1);
});

test('a job that fails twice, at once or later, gives its operation back once', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const starts = await Promise.all([0, 1].map(async () => service.start(userId, withoutLetter)));
  const engine = engineWith({ tailor: () => Promise.reject(new Error('No model.')) });
  const signal = new AbortController().signal;
  const parts = { db: harness().db, engine, clock: Date.now, log: createLog('silent') };
  const run = { ...parts, pauseMs: 0, deadlineMs: 60_000, hurry: signal };
  const id = starts[0]?.bullId ?? '';
  await Promise.all(Array.from({ length: 6 }, async () => runJob(run, id, signal)));
  await runJob(run, id, signal);
  expect(await service.progress(userId, id)).toMatchObject({ state: 'failed' });
  expect(await harness().used(userId)).toBe(1);
});

test('a database that is away in the middle loses no job and charges none twice', async () => {
  const rules = createRulesEngine();
  let open = () => {};
  const back = new Promise<void>((resolve) => (open = resolve));
  const engine = engineWith({
    tailor: async (task, signal) => (await back, rules.tailor(task, signal)),
  });
  const service = await harness().open({ engine, workers: 2 });
  const users = await Promise.all([0, 1, 2].map(async () => harness().addUser()));
  const jobs = await Promise.all(users.map(async (user) => service.start(user, withoutLetter)));
  const stages = async () =>
    Promise.all(
      jobs.map(
        async ({ bullId }, index) => (await service.progress(users[index] ?? '', bullId))?.stage,
      ),
    );
  await until(async () => (await stages()).filter((stage) => stage === 'rewriting').length === 2);
  // A temporary database syncs nothing by itself: what was answered must be there after the kill.
  await harness().pool.query('checkpoint');
  const { pid } = postgres;
  process.kill(pid, 'SIGKILL');
  open();
  await until(() => postgres.pid !== pid);
  const states = await Promise.all(
    jobs.map(
      async ({ bullId }, index) => (await ended(service, users[index] ?? '', bullId, 60_000)).state,
    ),
  );
  expect(states).toEqual(users.map(() => 'completed'));
  for (const [index, userId] of users.entries()) {
    expect(await harness().tailored(userId)).toEqual([
      expect.objectContaining({ tailoring_job_id: jobs[index]?.bullId }),
    ]);
    expect(await harness().used(userId)).toBe(1);
  }
});

test('progress and stage never go back, whoever runs the job', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, everything);
  const seen: [number, TailoringStage | null][] = [];
  const look = async () => {
    const progress = await service.progress(userId, bullId);
    if (progress) seen.push([progress.progress, progress.stage]);
  };
  const rules = createRulesEngine();
  const claim = new AbortController();
  const engine = engineWith({
    name: 'openai-compatible',
    tailor: async (task, signal) => (await look(), rules.tailor(task, signal)),
    writeLetter: async (task, signal) => (await look(), rules.writeLetter(task, signal)),
    translate: async (task, signal) => {
      await look();
      if (claim.signal.aborted) return rules.translate(task, signal);
      claim.abort(new Error('claim lost'));
      return hang();
    },
  });
  const hurry = new AbortController().signal;
  const parts = { db: harness().db, engine, clock: Date.now, log: createLog('silent'), pauseMs: 0 };
  const run = { ...parts, deadlineMs: 60_000, hurry };
  await expect(runJob(run, bullId, claim.signal)).rejects.toThrow('claim lost');
  await runJob(run, bullId, hurry);
  await look();
  const values = seen.map(([value]) => value);
  expect(seen).toHaveLength(7);
  expect(values).toEqual(values.toSorted((one, other) => one - other));
  expect(seen.at(-1)).toEqual([100, 'saving']);
  expect(await service.progress(userId, bullId)).toMatchObject({ state: 'completed' });
});
