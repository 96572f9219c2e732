import { afterEach, expect, jest, test } from '@jest/globals';
import { createPrintQueue } from './print-queue.ts';

afterEach(() => {
  jest.useRealTimers();
});

function held() {
  let release: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (release = resolve));
  return { task: () => until, release: () => release() };
}

test('runs as many at once as allowed, then the next in line', async () => {
  const queue = createPrintQueue({ concurrency: 1, waiting: 2 });
  const first = held();
  const order: string[] = [];
  const one = queue.run(first.task, 1_000).then(() => order.push('one'));
  const two = queue.run(async () => order.push('two'), 1_000);
  const three = queue.run(async () => order.push('three'), 1_000);
  await Promise.resolve();
  expect(order).toEqual([]);
  first.release();
  await Promise.all([one, two, three]);
  expect(order).toEqual(['one', 'two', 'three']);
});

test('refuses at once when the line is full, and has room again later', async () => {
  const queue = createPrintQueue({ concurrency: 1, waiting: 0 });
  const first = held();
  const one = queue.run(first.task, 1_000);
  await expect(queue.run(async () => 'x', 1_000)).rejects.toMatchObject({
    code: 'pdf-busy',
    retryAfterSeconds: 5,
  });
  first.release();
  await one;
  await expect(queue.run(async () => 'x', 1_000)).resolves.toBe('x');
});

test('gives up when its turn does not come, and leaves the line', async () => {
  jest.useFakeTimers();
  const queue = createPrintQueue({ concurrency: 1, waiting: 1 });
  const first = held();
  const one = queue.run(first.task, 1_000);
  const late = expect(queue.run(async () => 'x', 1_000)).rejects.toMatchObject({
    code: 'pdf-busy',
  });
  await jest.advanceTimersByTimeAsync(1_000);
  await late;
  const next = queue.run(async () => 'y', 1_000);
  first.release();
  await expect(Promise.all([one, next])).resolves.toEqual([undefined, 'y']);
});

test('a task that fails makes room too', async () => {
  const queue = createPrintQueue({ concurrency: 1, waiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  await expect(queue.run(async () => 'x', 1_000)).resolves.toBe('x');
});
