import { expect, jest, test } from '@jest/globals';
import { until } from '@sastre/shared-testing/node';
import type { After } from '@sastre/time';
import { harnessForEachTest } from '../testing/harness-for-each-test.ts';
import { aRequest, ended } from '../testing/tailoring-harness.ts';
import { createTailoringThreads } from '../threads/tailoring-threads.ts';
import { FAILURES } from './failures.rules.ts';

jest.setTimeout(120_000);

const harness = harnessForEachTest();
const script = new URL('../threads/unlucky.thread.fixture.ts', import.meta.url);

/** A service whose jobs of some companies lose their thread; `end` lets all deadlines pass. */
async function openUnlucky() {
  const deadlines = new Set<() => void>();
  const after: After = (_ms, run) => {
    deadlines.add(run);
    return () => deadlines.delete(run);
  };
  const threads = createTailoringThreads({ jobs: 1, module: script, quickMs: 60_000 });
  const service = await harness().open({ threads, after, graceMs: 1_000 });
  const start = async (companyName: string) => {
    const userId = await harness().addUser();
    // A letter is a third of what a new thread has to compile.
    const asked = { ...aRequest, companyName, includeCoverLetter: false };
    const { bullId } = await service.start(userId, asked);
    return { userId, bullId, end: async () => ended(service, userId, bullId, 60_000) };
  };
  return { service, start, deadlines };
}

test('a job whose thread is killed fails with a reason and gives its operation back; the next one works', async () => {
  const { start } = await openUnlucky();
  const dying = await start('Dies');
  expect(await dying.end()).toMatchObject({ state: 'failed', failedReason: FAILURES.engine });
  expect(await harness().used(dying.userId)).toBe(0);
  const next = await start('Fjordline Ferries');
  expect(await next.end()).toMatchObject({ state: 'completed', progress: 100 });
  expect(await harness().tailored(next.userId)).toHaveLength(1);
});

test('a job whose thread hangs ends with its deadline; the next one works', async () => {
  const { start, deadlines } = await openUnlucky();
  const hanging = await start('Hangs');
  await until(() => deadlines.size === 1);
  for (const pass of deadlines) pass();
  expect(await hanging.end()).toMatchObject({
    state: 'failed',
    failedReason: FAILURES['too-long'],
  });
  const next = await start('Fjordline Ferries');
  expect(await next.end()).toMatchObject({ state: 'completed' });
});

test('a job that is under way when its process stops is done by another one', async () => {
  const { service, start } = await openUnlucky();
  const hanging = await start('Hangs');
  await until(
    async () => (await service.progress(hanging.userId, hanging.bullId))?.state === 'active',
  );
  await service.stop();
  expect(await service.progress(hanging.userId, hanging.bullId)).toMatchObject({
    state: 'active',
  });
  const other = await harness().open();
  const last = await ended(other, hanging.userId, hanging.bullId, 60_000);
  expect(last).toMatchObject({ state: 'completed' });
  expect(await harness().used(hanging.userId)).toBe(1);
});
