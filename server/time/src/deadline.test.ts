import { expect, test } from '@jest/globals';
import { withDeadline } from './deadline.ts';

class LateError extends Error {}
const late = () => new LateError();
const quiet = () => new AbortController().signal;
const never = () => new Promise<never>(() => undefined);
const within = <T>(ms: number, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>) =>
  withDeadline({ ms, late, signal }, work);

test('what is done in time is answered, and what fails in time fails with its own reason', async () => {
  expect(await within(60_000, quiet(), async () => 'done')).toBe('done');
  await expect(within(60_000, quiet(), () => Promise.reject(new Error('no')))).rejects.toThrow(
    'no',
  );
});

test('work that never answers ends with its deadline, also when it does not listen', async () => {
  await expect(within(5, quiet(), never)).rejects.toBeInstanceOf(LateError);
  await expect(withDeadline({ ms: 5, late }, never)).rejects.toBeInstanceOf(LateError);
});

test('work that listens hears of its deadline', async () => {
  const heard = new Promise((resolve) => {
    void within(5, quiet(), async (signal) => {
      signal.addEventListener('abort', () => resolve(signal.reason));
      return never();
    }).catch(() => undefined);
  });
  expect(await heard).toBeInstanceOf(LateError);
});

test('a caller that calls it off ends it with the caller’s reason', async () => {
  const caller = new AbortController();
  const running = within(60_000, caller.signal, never);
  caller.abort(new Error('claim lost'));
  await expect(running).rejects.toThrow('claim lost');
  await expect(within(60_000, caller.signal, never)).rejects.toThrow('claim lost');
});

test('the reason counts, not how the work took it', async () => {
  const stubborn = (signal: AbortSignal) =>
    new Promise<never>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('socket hang up')));
    });
  await expect(within(5, quiet(), stubborn)).rejects.toBeInstanceOf(LateError);
});

test('its timer is called off when the work is over, however it ended', async () => {
  const open = new Set<() => void>();
  const after = (_ms: number, run: () => void) => {
    open.add(run);
    return () => void open.delete(run);
  };
  const watched = { ms: 5, late, after };
  await withDeadline(watched, async () => undefined);
  await withDeadline(watched, () => Promise.reject(new Error('no'))).catch(() => undefined);
  expect(open.size).toBe(0);
});
