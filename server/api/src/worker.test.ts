import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { until } from '@sastre/shared-testing/node';
import {
  ended,
  openHarness,
  openTestDatabases,
  type TailoringHarness,
  type TestDatabases,
  withoutLetter,
} from './tailoring/testing/tailoring-harness.ts';
import { startWorkerProcess } from './tailoring/testing/worker-process.ts';

jest.setTimeout(240_000);

let postgres: TestDatabases;
let harness: TailoringHarness;
const workers: ChildProcess[] = [];
beforeAll(async () => {
  postgres = await openTestDatabases();
  harness = await openHarness(postgres);
});
afterAll(async () => {
  for (const worker of workers) if (worker.exitCode === null) worker.kill('SIGKILL');
  await harness.end();
  await postgres.stop();
});

function startWorker(pauseMs: number): ChildProcess {
  const { process: worker } = startWorkerProcess(harness.url, { pauseMs });
  workers.push(worker);
  return worker;
}

test('a job whose worker is killed is finished by another worker: one CV, one charge', async () => {
  const service = await harness.open({ workers: 0 });
  const userId = await harness.addUser();
  const { bullId } = await service.start(userId, withoutLetter);
  const victim = startWorker(60_000);
  const before = await until(async () => {
    const progress = await service.progress(userId, bullId);
    return progress?.state === 'active' && progress.stage === 'reading' && progress;
  });
  victim.kill('SIGKILL');
  await once(victim, 'exit');
  await harness.passHeartbeat();
  const successor = startWorker(0);
  const last = await ended(service, userId, bullId, 90_000);
  expect(last).toMatchObject({ state: 'completed', progress: 100 });
  expect(before.progress).toBeGreaterThan(0);
  expect(await harness.tailored(userId)).toEqual([
    expect.objectContaining({ tailoring_job_id: bullId }),
  ]);
  expect(await harness.used(userId)).toBe(1);
  successor.kill('SIGTERM');
  expect(await once(successor, 'exit')).toEqual([0, null]);
});
