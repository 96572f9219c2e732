import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PdfError } from '../ground/pdf-error.ts';
import { createPrintQueue, type PrintQueueOptions } from './print-queue.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const SHARED_MS = 5_000;
const newQueue = (options: Partial<PrintQueueOptions> = {}) =>
  createPrintQueue({
    ...{ concurrency: 2, waitingEach: 3, waiting: 32, sharedMs: SHARED_MS },
    ...options,
  });

/** A task that lasts until it is released, and gives in to its signal. */
function held() {
  let release: () => void = () => undefined;
  const task = (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      release = () => resolve('done');
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  return { task, release: () => release() };
}
const soon = () => jest.advanceTimersByTimeAsync(0);

test('of each user one document is printed and three wait; more is theirs to wait with', async () => {
  const queue = newQueue();
  const first = held();
  const order: string[] = [];
  const all = ['a1', 'a2', 'a3', 'a4'].map((name, at) =>
    queue.run<unknown>('a', at === 0 ? first.task : async () => order.push(name), 1_000),
  );
  await expect(queue.run('a', async () => 'a5', 1_000)).rejects.toMatchObject({
    code: 'pdf-waiting',
    retryAfterSeconds: 5,
  });
  await expect(queue.run('b', async () => 'b1', 1_000)).resolves.toBe('b1');
  expect(order).toEqual([]);
  first.release();
  await Promise.all(all);
  expect(order).toEqual(['a2', 'a3', 'a4']);
});

test('users go round', async () => {
  const queue = newQueue({ concurrency: 1 });
  const first = held();
  const order: string[] = [];
  const run = (who: string, name: string) => queue.run(who, async () => order.push(name), 1_000);
  const all = [
    queue.run('a', first.task, 1_000),
    ...['a2', 'a3', 'a4'].map((name) => run('a', name)),
    ...['b1', 'b2'].map((name) => run('b', name)),
    run('c', 'c1'),
  ];
  await soon();
  first.release();
  await Promise.all(all);
  expect(order).toEqual(['b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('a full line is refused at once, and has room again later', async () => {
  const queue = newQueue({ concurrency: 1, waiting: 0 });
  const first = held();
  const one = queue.run('a', first.task, 1_000);
  await soon();
  await expect(queue.run('b', async () => 'x', 1_000)).rejects.toMatchObject({
    code: 'pdf-busy',
    retryAfterSeconds: 5,
  });
  first.release();
  await one;
  await expect(queue.run('b', async () => 'x', 1_000)).resolves.toBe('x');
});

test('who waits in vain gives up, and leaves the line', async () => {
  const queue = newQueue({ concurrency: 1, waiting: 1 });
  const first = held();
  const one = queue.run('a', first.task, 1_000);
  await soon();
  const late = expect(queue.run('b', async () => 'x', 1_000)).rejects.toMatchObject({
    code: 'pdf-busy',
  });
  await jest.advanceTimersByTimeAsync(1_000);
  await late;
  const next = queue.run('b', async () => 'y', 1_000);
  first.release();
  await expect(Promise.all([one, next])).resolves.toEqual(['done', 'y']);
});

test('a task that fails makes room too', async () => {
  const queue = newQueue({ concurrency: 1, waiting: 0 });
  await expect(queue.run('a', () => Promise.reject(new Error('no')), 1_000)).rejects.toThrow('no');
  await expect(queue.run('a', async () => 'x', 1_000)).resolves.toBe('x');
});

test('a document may take its time, until another user has waited long enough for its place', async () => {
  const queue = newQueue({ concurrency: 1 });
  const slow = held();
  const printing = queue.run('a', slow.task, 60_000);
  const ownNext = queue.run('a', async () => 'own', 60_000);
  await jest.advanceTimersByTimeAsync(SHARED_MS * 2);
  const ended = expect(printing).rejects.toMatchObject({ code: 'pdf-timeout' });
  const other = queue.run('b', async () => 'b', 60_000);
  await jest.advanceTimersByTimeAsync(0);
  await ended;
  await expect(other).resolves.toBe('b');
  await expect(ownNext).resolves.toBe('own');
});

test('what is limited in another way counts for nobody who waits', async () => {
  const queue = newQueue({ concurrency: 1 });
  const [slow, waits] = [held(), held()];
  let goOn = () => undefined as void;
  const printing = queue.run(
    'a',
    (signal, hold) => {
      goOn = hold();
      return slow.task(signal);
    },
    60_000,
  );
  const other = queue.run('b', waits.task, 60_000);
  await jest.advanceTimersByTimeAsync(SHARED_MS * 4);
  goOn();
  const onEnd = jest.fn();
  const ended = printing.catch(onEnd);
  await jest.advanceTimersByTimeAsync(SHARED_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await ended;
  expect(onEnd).toHaveBeenCalledWith(expect.objectContaining({ code: 'pdf-timeout' }));
  waits.release();
  await expect(other).resolves.toBe('done');
});

test('time that was called is not called any more when nobody waits', async () => {
  const queue = newQueue({ concurrency: 1 });
  const slow = held();
  const printing = queue.run('a', slow.task, 60_000);
  const impatient = expect(queue.run('b', async () => 'b', 100)).rejects.toThrow();
  await jest.advanceTimersByTimeAsync(100);
  await impatient;
  await jest.advanceTimersByTimeAsync(SHARED_MS * 2);
  slow.release();
  await expect(printing).resolves.toBe('done');
  expect(jest.getTimerCount()).toBe(0);
});

test('a stop ends what runs, what waits and what comes, with one reason', async () => {
  const queue = newQueue({ concurrency: 1 });
  const reason = new PdfError('pdf-unavailable', 'Over.');
  const all = [queue.run('a', held().task, 1_000), queue.run('b', async () => 'x', 1_000)].map(
    (running) => expect(running).rejects.toBe(reason),
  );
  await soon();
  queue.stop(reason);
  await Promise.all(all);
  await expect(queue.run('c', async () => 'x', 1_000)).rejects.toBe(reason);
  expect(jest.getTimerCount()).toBe(0);
});
