import { expect, test } from '@jest/globals';
import { choosePicture, profilePictureUrl } from '@sastre/shared-contracts/cv';
import { until } from '@sastre/shared-testing/node';
import type { TailoringEngine } from '@sastre/tailoring/jobs';
import { analystCv } from '@sastre/reading/testing';
import { runJob } from './queue/run-job.ts';
import { createLog } from '@sastre/base/log';
import { createRulesEngine } from '@sastre/tailoring/testing';
import { harnessForEachTest } from './testing/harness-for-each-test.ts';
import { aRequest, ended, engineWith, withoutLetter } from './testing/tailoring-harness.ts';

const harness = harnessForEachTest();

/** Runs a job as a worker does that takes it up now. */
function run(engine: TailoringEngine, bullId: string) {
  const { signal } = new AbortController();
  const parts = { clock: Date.now, log: createLog('silent'), pauseMs: 0, deadlineMs: 60_000 };
  return runJob({ ...parts, db: harness().db, engine, hurry: signal }, bullId, signal);
}

/** A promise that a test opens when it wants to. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open: () => open(), opened };
}

test('a job ends with one tailored CV, its job description and a report, and costs one operation', async () => {
  const service = await harness().open();
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, aRequest);
  const last = await ended(service, userId, bullId);
  expect(last).toMatchObject({
    bullId,
    state: 'completed',
    progress: 100,
    stage: 'saving',
    engine: 'rules',
  });
  const [cv, ...others] = await harness().tailored(userId);
  expect(others).toEqual([]);
  expect(last.result?.tailoredCVId).toBe(cv?.id);
  const row = await harness()
    .db.selectFrom('cv')
    .innerJoin('job_description as job', 'job.id', 'cv.job_description_id')
    .select(['cv.body', 'cv.report', 'cv.edited'])
    .select(['job.company_name', 'job.content', 'job.position'])
    .where('cv.id', '=', cv?.id ?? '')
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    edited: true,
    company_name: 'Fjordline Ferries',
    content: aRequest.jobDescription,
    position: 'Data Analyst',
    body: { personal_info: analystCv.personal_info, tailored: { updatedByUser: false } },
    report: { engine: 'rules', refused: 0 },
  });
  expect(await harness().used(userId)).toBe(1);
  expect(await service.progress('someone else', bullId)).toBeUndefined();
});

test('progress only rises and visits the stages that were asked for', async () => {
  const doors = { tailor: gate(), writeLetter: gate() };
  const rules = createRulesEngine();
  const engine = engineWith({
    tailor: async (task, signal) => (await doors.tailor.opened, rules.tailor(task, signal)),
    writeLetter: async (task, signal) => (
      await doors.writeLetter.opened,
      rules.writeLetter(task, signal)
    ),
  });
  const service = await harness().open({ engine });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, aRequest);
  const at = async (stage: string) =>
    until(async () => {
      const progress = await service.progress(userId, bullId);
      return progress?.stage === stage && progress;
    });
  const rewriting = await at('rewriting');
  doors.tailor.open();
  const letter = await at('letter');
  doors.writeLetter.open();
  const last = await ended(service, userId, bullId);
  expect([rewriting.state, letter.state, last.state]).toEqual(['active', 'active', 'completed']);
  expect(rewriting.progress).toBeGreaterThan(0);
  expect(letter.progress).toBeGreaterThan(rewriting.progress);
  expect(last.progress).toBe(100);
});

test('a plain copy is free, untouched and no engine’s work', async () => {
  const service = await harness().open();
  const userId = await harness().addUser();
  const plain = { ...aRequest, useAiTailoring: false, includeCoverLetter: false };
  const { bullId } = await service.start(userId, plain);
  expect(await ended(service, userId, bullId)).toMatchObject({ state: 'completed', engine: null });
  const [cv] = await harness().tailored(userId);
  const row = await harness()
    .db.selectFrom('cv')
    .select('body')
    .where('id', '=', cv?.id ?? '')
    .executeTakeFirstOrThrow();
  const { tailored, ...content } = row.body;
  expect(content).toEqual(analystCv);
  expect(tailored).toMatchObject({ coverLetter: '' });
  expect(await harness().used(userId)).toBe(0);
});

test('a job whose engine fails ends with a reason and gives its operation back once', async () => {
  const engine = engineWith({ tailor: () => Promise.reject(new Error('No model.')) });
  const runs: string[] = [];
  const onRun = (outcome: string) => void runs.push(outcome);
  const service = await harness().open({ engine, onRun });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  const last = await ended(service, userId, bullId);
  await until(() => Promise.resolve(runs.length > 0));
  expect(runs).toEqual(['engine']);
  expect(last).toMatchObject({
    state: 'failed',
    failedReason: expect.stringContaining('try again'),
  });
  await run(engine, bullId);
  expect(await harness().used(userId)).toBe(0);
  expect(await harness().tailored(userId)).toEqual([]);
});

test('a job that two workers run at the same time yields one CV', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  const both = gate();
  let waiting = 0;
  const rules = createRulesEngine();
  const engine = engineWith({
    tailor: async (task, signal) => {
      if ((waiting += 1) === 2) both.open();
      await both.opened;
      return rules.tailor(task, signal);
    },
  });
  await Promise.all([run(engine, bullId), run(engine, bullId)]);
  await run(engine, bullId);
  expect(await harness().tailored(userId)).toEqual([
    expect.objectContaining({ tailoring_job_id: bullId }),
  ]);
  expect(await harness().db.selectFrom('job_description').select('id').execute()).toHaveLength(1);
  expect(await harness().used(userId)).toBe(1);
});

test('two services on one database share the work and each job is done once', async () => {
  const [first, second] = [await harness().open(), await harness().open()];
  const users = await Promise.all(Array.from({ length: 6 }, async () => harness().addUser()));
  const started = await Promise.all(
    users.map(async (userId, index) => (index % 2 ? first : second).start(userId, withoutLetter)),
  );
  const states = await Promise.all(
    started.map(
      async ({ bullId }, index) => (await ended(first, users[index] ?? '', bullId)).state,
    ),
  );
  expect(states).toEqual(users.map(() => 'completed'));
  for (const userId of users) expect(await harness().tailored(userId)).toHaveLength(1);
});

test.each([
  ['plain', { useAiTailoring: false, includeCoverLetter: false }],
  ['rewritten', { useAiTailoring: true, includeCoverLetter: true }],
  ['translated', { useAiTailoring: true, includeCoverLetter: true, translateTo: 'de' }],
] as const)('a %s copy keeps the chosen picture and the section titles', async (_name, wanted) => {
  const service = await harness().open({ engine: createRulesEngine() });
  const pictureId = '00000000-0000-4000-8000-000000000001';
  const sectionTitles = {
    ...analystCv.sectionTitles,
    summary: 'Who I am',
    skills: 'What I can do',
  };
  const chosen = choosePicture(analystCv, pictureId);
  const userId = await harness().addUser({ ...analystCv, sectionTitles, ...chosen });
  const { bullId } = await service.start(userId, { ...aRequest, ...wanted });
  const { result } = await ended(service, userId, bullId);
  const { body } = await harness()
    .db.selectFrom('cv')
    .select('body')
    .where('id', '=', result?.tailoredCVId ?? '')
    .executeTakeFirstOrThrow();
  expect(body).toMatchObject({
    sectionTitles,
    personal_info: { profilePictureUrl: profilePictureUrl(pictureId) },
    tailored: { pdfOptions: { pictureId } },
  });
});

test('a job whose CV is deleted meanwhile fails with that reason and gives its operation back', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  await harness().db.deleteFrom('cv').where('user_id', '=', userId).execute();
  const worker = await harness().open();
  expect(await ended(worker, userId, bullId)).toMatchObject({
    state: 'failed',
    failedReason: expect.stringContaining('deleted'),
  });
  expect(await harness().used(userId)).toBe(0);
});

test('a job that every attempt loses ends failed and gives its operation back', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  // The queue's own record of three workers that died, and a fourth that died just now.
  await harness().pool.query(
    `update job_queue.job set state = 'active', started_on = now() - interval '1 minute', retry_count = retry_limit,
       heartbeat_on = now() - interval '1 minute' where id = $1`,
    [bullId],
  );
  expect(await ended(service, userId, bullId)).toMatchObject({
    state: 'failed',
    failedReason: expect.stringContaining('interrupted'),
  });
  expect(await harness().used(userId)).toBe(0);
});

test('a stop lets the running job finish', async () => {
  const door = gate();
  const rules = createRulesEngine();
  const engine = engineWith({
    tailor: async (task, signal) => (await door.opened, rules.tailor(task, signal)),
  });
  const service = await harness().open({ engine });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  await until(async () => (await service.progress(userId, bullId))?.stage === 'rewriting');
  const stopped = service.stop();
  door.open();
  await stopped;
  expect(await service.progress(userId, bullId)).toMatchObject({ state: 'completed' });
});
