import { expect, test } from '@jest/globals';
import { createLog } from '@sastre/base/log';
import { harnessForEachTest } from '../testing/harness-for-each-test.ts';
import { aRequest, ended, engineWith } from '../testing/tailoring-harness.ts';
import { runJob } from './run-job.ts';

const harness = harnessForEachTest();

const nothing = { proposals: [], notes: [] };
const silent = engineWith({
  name: 'openai-compatible',
  tailor: () => Promise.resolve(nothing),
  writeLetter: () => Promise.resolve(nothing),
  translate: () => Promise.resolve(nothing),
});

const stored = async (userId: string) => {
  const cv = await harness()
    .db.selectFrom('cv')
    .select('report')
    .where('user_id', '=', userId)
    .where('kind', '=', 'tailored')
    .executeTakeFirstOrThrow();
  const job = await harness()
    .db.selectFrom('tailoring_job')
    .select(['state', 'refunded'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...job, notes: (cv.report as { notes: string[] }).notes };
};

test.each([
  ['a letter', { useAiTailoring: false }],
  ['a translation', { useAiTailoring: false, includeCoverLetter: false, translateTo: 'de' }],
  ['tailoring', { includeCoverLetter: false }],
  ['all three', { translateTo: 'es' }],
] as const)(
  '%s that delivered nothing costs nothing, and the report says so',
  async (_name, wanted) => {
    const service = await harness().open({ engine: silent });
    const userId = await harness().addUser();
    const { bullId } = await service.start(userId, { ...aRequest, ...wanted });
    expect((await ended(service, userId, bullId)).state).toBe('completed');
    expect(await harness().used(userId)).toBe(0);
    const { state, refunded, notes } = await stored(userId);
    expect({ state, refunded }).toEqual({ state: 'completed', refunded: true });
    expect(notes).toContain('nothing-delivered');
  },
);

test('a letter that the built-in engine wrote for a model that failed costs nothing, and the report says so', async () => {
  const byRules = engineWith({});
  const service = await harness().open({
    engine: {
      ...byRules,
      writeLetter: async (task, signal) => ({
        ...(await byRules.writeLetter(task, signal)),
        notes: ['letter-by-rules'],
      }),
    },
  });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, { ...aRequest, useAiTailoring: false });
  await ended(service, userId, bullId);
  expect(await harness().used(userId)).toBe(0);
  const { refunded, notes } = await stored(userId);
  expect({ refunded, notes }).toEqual({
    refunded: true,
    notes: ['letter-by-rules', 'letter-not-charged'],
  });
});

test('the operation is given back once, and those of other jobs stay taken', async () => {
  const service = await harness().open({ workers: 0 });
  const userId = await harness().addUser();
  const full = await service.start(userId, aRequest);
  const empty = await service.start(userId, aRequest);
  expect(await harness().used(userId)).toBe(2);
  const signal = new AbortController().signal;
  const parts = {
    db: harness().db,
    clock: Date.now,
    log: createLog('silent'),
    pauseMs: 0,
    deadlineMs: 60_000,
    hurry: signal,
  };
  const run = async () => runJob({ ...parts, engine: silent }, empty.bullId, signal);
  await Promise.all([run(), run()]);
  await run();
  expect(await harness().used(userId)).toBe(1);
  await runJob({ ...parts, engine: engineWith({}) }, full.bullId, signal);
  expect(await harness().used(userId)).toBe(1);
});

test('what delivered a part of it costs its operation', async () => {
  const service = await harness().open({
    engine: engineWith({ writeLetter: () => Promise.resolve(nothing) }),
  });
  const userId = await harness().addUser();
  const { bullId } = await service.start(userId, aRequest);
  await ended(service, userId, bullId);
  expect(await harness().used(userId)).toBe(1);
  const { refunded, notes } = await stored(userId);
  expect(refunded).toBe(false);
  expect(notes).toContain('no-letter');
  expect(notes).not.toContain('nothing-delivered');
});
