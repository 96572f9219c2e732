import { expect, test } from '@jest/globals';
import { JobDeadlineError, within } from './job-deadline.ts';

const quiet = () => new AbortController().signal;
const never = () => new Promise<never>(() => undefined);

test('what is done in time is answered, and what fails in time fails with its own reason', async () => {
  expect(await within(60_000, quiet(), async () => 'done')).toBe('done');
  await expect(within(60_000, quiet(), () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
});

test('work that never answers ends with its deadline, also when it does not listen', async () => {
  await expect(within(5, quiet(), never)).rejects.toBeInstanceOf(JobDeadlineError);
});

test('work that listens hears of its deadline', async () => {
  const heard = new Promise((resolve) => {
    void within(5, quiet(), async (signal) => {
      signal.addEventListener('abort', () => resolve(signal.reason));
      return never();
    }).catch(() => undefined);
  });
  expect(await heard).toBeInstanceOf(JobDeadlineError);
});

test('a caller that calls it off ends it with the caller’s reason', async () => {
  const caller = new AbortController();
  const running = within(60_000, caller.signal, never);
  caller.abort(new Error('claim lost'));
  await expect(running).rejects.toThrow('claim lost');
  await expect(within(60_000, caller.signal, never)).rejects.toThrow('claim lost');
});
