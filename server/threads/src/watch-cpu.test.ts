import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchCpu } from './watch-cpu.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A thread that gets this share of a processor, and has worked before. */
function threadWith(share: number) {
  const from = Date.now();
  const spent = () => 7e6 + (Date.now() - from) * 1_000 * share;
  return { cpuUsage: async () => ({ user: spent() * 0.9, system: spent() * 0.1 }) };
}

test('a thread that works all the time is over its limit when that is over', async () => {
  const onOver = jest.fn();
  watchCpu(threadWith(1), 4_000, onOver);
  await jest.advanceTimersByTimeAsync(4_000);
  expect(onOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(20_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('on a busy machine it has as much, however long that takes', async () => {
  const onOver = jest.fn();
  watchCpu(threadWith(0.05), 4_000, onOver);
  await jest.advanceTimersByTimeAsync(79_000);
  expect(onOver).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2_000);
  expect(onOver).toHaveBeenCalledTimes(1);
});

test('nobody is told of a thread that is watched no longer, or has ended', async () => {
  const onOver = jest.fn();
  watchCpu(threadWith(1), 100, onOver)();
  watchCpu({ cpuUsage: () => Promise.reject(new Error('Ended.')) }, 0, onOver)();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(onOver).not.toHaveBeenCalled();
});
