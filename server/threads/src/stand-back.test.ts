import { once } from 'node:events';
import { getPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a thread stands back behind the event loop, which stays where it was', async () => {
  const before = getPriority(process.pid);
  const worker = new Worker(new URL('./stand-back.fixture.ts', import.meta.url));
  const [own] = (await once(worker, 'message')) as [number];
  expect(own).toBeGreaterThan(before);
  expect(getPriority(process.pid)).toBe(before);
  await worker.terminate();
});
