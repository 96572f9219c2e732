import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { TestTask } from './thread-pool.fixture.ts';
import { createThreadPool, type ThreadFailure, type ThreadPool } from './thread-pool.ts';

const script = new URL('./thread-pool.fixture.ts', import.meta.url);
const errorOf = (failure: ThreadFailure) => Object.assign(new Error(failure.why), failure);
let pool: ThreadPool<TestTask>;

beforeEach(() => {
  pool = createThreadPool({ module: script, threads: 2, errorOf });
});
afterEach(() => pool.stop());

function task(how: TestTask['how'], until = 0): TestTask {
  return { how, until, attempts: new Int32Array(new SharedArrayBuffer(4)) };
}

test('many tasks are shared by few threads, and each gets its answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => pool.run(task('answer'), { deadlineMs: 20_000 })),
  );
  const threads = new Set(answers.map((answer) => (answer as { threadId: number }).threadId));
  expect(answers).toHaveLength(12);
  expect(threads.size).toBeLessThanOrEqual(2);
});

test.each(['throw', 'exit'] as const)(
  'a task whose thread ends by %s is done once more by a new one',
  async (how) => {
    await expect(pool.run(task(how, 1), { deadlineMs: 20_000 })).resolves.toMatchObject({
      attempt: 1,
    });
    await expect(pool.run(task('answer'), { deadlineMs: 20_000 })).resolves.toMatchObject({
      attempt: 0,
    });
  },
);

test.each(['throw', 'exit'] as const)(
  'a task that ends its thread twice by %s fails, and the next one is done',
  async (how) => {
    const bad = task(how, 99);
    await expect(pool.run(bad, { deadlineMs: 20_000 })).rejects.toMatchObject({ why: 'broken' });
    expect(bad.attempts[0]).toBe(2);
    await expect(pool.run(task('answer'), { deadlineMs: 20_000 })).resolves.toMatchObject({
      attempt: 0,
    });
  },
);

test('a task that does not come to an end is ended with its thread, and is not tried again', async () => {
  const hanging = task('hang', 1);
  await expect(pool.run(hanging, { deadlineMs: 500 })).rejects.toMatchObject({ why: 'late' });
  await pool.runOnEach(task('answer'), { deadlineMs: 20_000 });
  expect(hanging.attempts[0]).toBe(1);
});

test('a task that has had its processor time is ended, though its deadline is far', async () => {
  const hanging = pool.run(task('hang', 99), { cpuMs: 200, deadlineMs: 60_000 });
  await expect(hanging).rejects.toMatchObject({ why: 'late', begun: true });
  await expect(pool.run(task('answer'), { cpuMs: 20_000 })).resolves.toMatchObject({ attempt: 0 });
});

test('a thread that was ended is replaced at once by one that is warm, others begin when they are needed', async () => {
  const warmUp = task('answer');
  const warm = createThreadPool<TestTask>({ module: script, threads: 3, warmUp, errorOf });
  await expect(warm.run(task('hang', 99), { deadlineMs: 300 })).rejects.toThrow('late');
  await Atomics.waitAsync(warmUp.attempts, 0, 0).value;
  expect(warmUp.attempts[0]).toBe(1);
  await warm.stop();
});

test('what a thread refuses is refused as it says, and not tried again', async () => {
  const refused = task('refuse');
  await expect(pool.run(refused, { deadlineMs: 20_000 })).rejects.toMatchObject({
    why: 'refused',
    refusal: { because: 'Because.' },
  });
  expect(refused.attempts[0]).toBe(1);
});

test('a task that takes too much memory ends its thread, and the next one is done', async () => {
  const small = createThreadPool<TestTask>({
    module: script,
    threads: 1,
    heapBytes: 100 * 2 ** 20,
    errorOf,
  });
  const hoarding = task('hoard', 99);
  await expect(small.run(hoarding, { deadlineMs: 20_000 })).rejects.toMatchObject({
    why: 'broken',
    cause: { message: 'The thread takes too much memory.' },
  });
  expect(hoarding.attempts[0]).toBe(1);
  await expect(small.run(task('answer'), { deadlineMs: 20_000 })).resolves.toMatchObject({
    attempt: 0,
  });
  await small.stop();
});

test('a deadline is kept by a task that hangs and by those that wait for it', async () => {
  const single = createThreadPool<TestTask>({ module: script, threads: 1, errorOf });
  const results = await Promise.allSettled([
    single.run(task('hang', 99), { deadlineMs: 300 }),
    single.run(task('answer'), { deadlineMs: 200 }),
    single.run(task('answer'), { deadlineMs: 20_000 }),
  ]);
  expect(results).toMatchObject([
    { reason: { why: 'late', begun: true } },
    { reason: { why: 'late', begun: false } },
    { value: { attempt: 0 } },
  ]);
  await single.stop();
});

test('each thread is started by a task for all of them, one after the other', async () => {
  const shared = task('hang', 1);
  const warming = pool.runOnEach(shared, { deadlineMs: 1_000 });
  await expect(warming).rejects.toMatchObject({ why: 'late' });
  expect(shared.attempts[0]).toBe(1);
  await pool.runOnEach(shared, { deadlineMs: 20_000 });
  expect(shared.attempts[0]).toBe(3);
});

test('a stop refuses what is not answered, and what comes later', async () => {
  const open = Array.from({ length: 3 }, () => pool.run(task('hang', 99), { deadlineMs: 20_000 }));
  const settled = Promise.allSettled([...open]);
  await pool.stop();
  for (const result of await settled) expect(result).toMatchObject({ reason: { why: 'stopped' } });
  await expect(pool.run(task('answer'), { deadlineMs: 20_000 })).rejects.toMatchObject({
    why: 'stopped',
  });
});

test('what a thread asks on the way is answered, and what cannot be answered fails there', async () => {
  const received: unknown[] = [];
  const onQuestion = async (question: unknown) => (received.push(question), `${String(question)}!`);
  expect(await pool.run(task('ask'), { onQuestion })).toEqual(['one!', 'two!']);
  expect(received).toEqual(['one', 'two']);
  const deaf = pool.run(task('ask'), { onQuestion: () => Promise.reject(new Error('away')) });
  await expect(deaf).rejects.toMatchObject({ why: 'refused' });
});

test('a signal ends a task with its own reason, and its thread, whatever that does', async () => {
  const single = createThreadPool<TestTask>({ module: script, threads: 1, errorOf });
  const hanging = task('hang', 99);
  const caller = new AbortController();
  const running = single.run(hanging, { signal: caller.signal });
  const waiting = single.run(task('answer'), { signal: caller.signal });
  caller.abort(new Error('called off'));
  await expect(running).rejects.toThrow('called off');
  await expect(waiting).rejects.toThrow('called off');
  await expect(single.run(task('answer'), { signal: caller.signal })).rejects.toThrow('called off');
  await expect(single.run(task('answer'))).resolves.toMatchObject({ attempt: 0 });
  await single.stop();
});

test('a task that is to be tried once is not tried again', async () => {
  const single = createThreadPool<TestTask>({ module: script, threads: 1, attempts: 1, errorOf });
  const bad = task('exit', 1);
  await expect(single.run(bad)).rejects.toMatchObject({ why: 'broken' });
  expect(bad.attempts[0]).toBe(1);
  await expect(single.run(task('answer'))).resolves.toMatchObject({ attempt: 0 });
  await single.stop();
});

test.each(['exit', 'hang'] as const)(
  'what waits for a thread that ends by %s is done by a new one, while the others are busy',
  async (how) => {
    const pair = createThreadPool<TestTask>({ module: script, threads: 2, attempts: 1, errorOf });
    const [caller, other] = [new AbortController(), new AbortController()];
    const ending = task(how, 99);
    const [busy, ended, waiting] = [
      pair.run(task('hang', 99), { signal: other.signal }),
      pair.run(ending, how === 'hang' ? { signal: caller.signal } : {}),
      pair.run(task('answer')),
    ];
    await Atomics.waitAsync(ending.attempts, 0, 0).value;
    caller.abort(new Error('called off'));
    await expect(ended).rejects.toThrow(how === 'hang' ? 'called off' : 'broken');
    await expect(waiting).resolves.toMatchObject({ attempt: 0 });
    other.abort(new Error('enough'));
    await expect(busy).rejects.toThrow('enough');
    await pair.stop();
  },
);

test('tasks of threads that cannot be loaded fail, those that wait as well', async () => {
  const module = new URL('data:text/javascript,throw new Error("Not loaded.")');
  const broken = createThreadPool<TestTask>({ module, threads: 1, errorOf });
  const results = await Promise.allSettled([1, 2, 3].map(() => broken.run(task('answer'))));
  expect(results).toMatchObject(
    [1, 2, 3].map(() => ({ reason: { why: 'broken', cause: { message: 'Not loaded.' } } })),
  );
  await broken.stop();
});

test('a thread starts with its first task and is kept', async () => {
  const run = async () => (await pool.run(task('answer'))) as { threadId: number };
  const { threadId } = await run();
  // Threads are numbered in the order in which they start.
  const probe = new Worker('', { eval: true });
  expect(probe.threadId).toBe(threadId + 1);
  expect(await run()).toMatchObject({ threadId });
  await probe.terminate();
});

test('what a task loads is kept compiled while its thread lives, for whoever comes after a kill', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'compiled-'));
  const env = { NODE_COMPILE_CACHE: folder };
  const keeping = createThreadPool<TestTask>({ module: script, threads: 1, errorOf, env });
  const kept = async () => (await readdir(folder, { recursive: true })).length;
  // A task begins when all is kept that the one before it came to need.
  const keptAfter = async (how: TestTask['how']) => {
    for (const one of [how, 'answer'] as const) await keeping.run(task(one));
    return kept();
  };
  const before = await keptAfter('answer');
  expect(await keptAfter('load')).toBeGreaterThan(before);
  await keeping.stop();
  await rm(folder, { recursive: true });
});
