import { expect, test } from '@jest/globals';
import { createFakeApi, fakeShell, sampleCv } from '@sastre/shared-contracts/testing';
import { findJob, start } from './tailor.effects.ts';
import { request } from './tailor.fixture.ts';

test('a job is found though its screen was left before the server had answered', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const release = api.hold('startTailoring');
  const { shell } = fakeShell({ messages: {}, api });
  const started = start(shell, request);
  const found = findJob(shell);
  release();
  const job = { bullId: await started, useAi: true, companyName: 'Northlight' };
  expect(await found).toEqual(job);
});

test('where the start failed, nothing is found', async () => {
  const api = createFakeApi({ cv: sampleCv() });
  const { shell } = fakeShell({ messages: {}, api });
  api.failNext('startTailoring', 'unavailable');
  const started = start(shell, request);
  const found = findJob(shell);
  await expect(started).rejects.toThrow();
  expect(await found).toBeUndefined();
});
