import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TestTask } from './thread-pool.fixture.ts';
import { createThreadPool } from './thread-pool.ts';
import type { ThreadPool } from './thread-pool.ts';

const module = new URL('./thread-pool.fixture.ts', import.meta.url);
let pool: ThreadPool<TestTask>;

beforeEach(() => {
  pool = createThreadPool({ module, threads: 2, hangMs: 800 });
});
afterEach(() => pool.stop());

function task(how: TestTask['how'], until = 0): TestTask {
  return { how, until, attempts: new Int32Array(new SharedArrayBuffer(4)) };
}

test('many tasks are shared by few threads, and each gets its answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => pool.run(task('answer'), 20_000)),
  );
  const threads = new Set(answers.map((answer) => Object(answer).threadId));
  expect(answers).toHaveLength(12);
  expect(threads.size).toBeLessThanOrEqual(2);
});

test.each(['throw', 'exit', 'hang'] as const)(
  'a task whose thread ends by %s is done once more by a new one',
  async (how) => {
    await expect(pool.run(task(how, 1), 20_000)).resolves.toMatchObject({ attempt: 1 });
    await expect(pool.run(task('answer'), 20_000)).resolves.toMatchObject({ attempt: 0 });
  },
);

test.each(['throw', 'exit', 'hang'] as const)(
  'a task that ends its thread twice by %s fails, and the next one is done',
  async (how) => {
    const bad = task(how, 99);
    await expect(pool.run(bad, 20_000)).rejects.toMatchObject({ code: 'pdf-failed' });
    expect(bad.attempts[0]).toBe(2);
    await expect(pool.run(task('answer'), 20_000)).resolves.toMatchObject({ attempt: 0 });
  },
);

test('what a thread refuses is refused as it says, and not tried again', async () => {
  const refused = task('refuse');
  await expect(pool.run(refused, 20_000)).rejects.toMatchObject({
    code: 'pdf-invalid',
    message: 'No.',
    cause: { message: 'Because.' },
  });
  expect(refused.attempts[0]).toBe(1);
});

test('a task that takes too much memory ends its thread, and the next one is done', async () => {
  const small = createThreadPool<TestTask>({
    module,
    threads: 1,
    hangMs: 60_000,
    heapBytes: 100 * 2 ** 20,
  });
  await expect(small.run(task('hoard', 99), 20_000)).rejects.toMatchObject({
    code: 'pdf-failed',
    cause: { message: 'The thread takes too much memory.' },
  });
  await expect(small.run(task('answer'), 20_000)).resolves.toMatchObject({ attempt: 0 });
  await small.stop();
});

test('a deadline is kept by a task that hangs and by those that wait for it', async () => {
  const single = createThreadPool<TestTask>({ module, threads: 1, hangMs: 60_000 });
  const results = await Promise.allSettled([
    single.run(task('hang', 99), 300),
    single.run(task('answer'), 200),
    single.run(task('answer'), 20_000),
  ]);
  expect(results).toMatchObject([
    { reason: { code: 'pdf-timeout' } },
    { reason: { code: 'pdf-timeout' } },
    { value: { attempt: 0 } },
  ]);
  await single.stop();
});

test('each thread is started by a task for all of them', async () => {
  const shared = task('answer');
  await pool.runOnEach(shared, 20_000);
  expect(shared.attempts[0]).toBe(2);
});

test('a stop refuses what is not answered, and what comes later', async () => {
  const open = Array.from({ length: 3 }, () => pool.run(task('hang', 99), 20_000));
  const settled = Promise.allSettled([...open]);
  await pool.stop();
  for (const result of await settled)
    expect(result).toMatchObject({ reason: { code: 'pdf-unavailable' } });
  await expect(pool.run(task('answer'), 20_000)).rejects.toMatchObject({ code: 'pdf-unavailable' });
});
