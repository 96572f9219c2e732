import { Worker, type ResourceLimits } from 'node:worker_threads';
import { compileCacheEnv } from './compile-cache-env.ts';
import type { FromThread, ToThread } from './thread-messages.ts';
import { watchCpu } from './watch-cpu.ts';
import { watchHeap } from './watch-heap.ts';

/** How a task may end before its time. */
export interface RunOptions {
  /** Milliseconds until it is given up, waiting for a thread included; absent: only `signal` ends it. */
  deadlineMs?: number;
  /** Processor time of its thread from which on it is given up; on a busy machine that is later than by the clock. */
  cpuMs?: number;
  /** Ends its thread, and rejects with its own reason. */
  signal?: AbortSignal;
  /** Answers what the thread asks on the way. */
  onQuestion?: (question: unknown) => unknown;
}

/** Threads that do one task at a time each. */
export interface ThreadPool<Task> {
  /** The thread's answer. Rejects with an error of the pool's `errorOf`, or with the reason of the signal. */
  run(task: Task, options?: RunOptions): Promise<unknown>;
  /** Gives this task to every thread that is free, one after the other, so that each has started and the first soon. */
  runOnEach(task: Task, options?: RunOptions): Promise<void>;
  /** Ends the threads; nothing of them is left. Tasks that are not answered are refused. */
  stop(): Promise<void>;
}

/** Why a task was not done. */
export type ThreadFailure =
  | { why: 'refused'; refusal: unknown }
  /** Its thread died, or held too much memory. */
  | { why: 'broken'; cause: unknown }
  /** Its time was over; `begun`: a thread was at it. */
  | { why: 'late'; begun: boolean }
  | { why: 'stopped' };

export interface ThreadPoolOptions<Task> {
  /** The module that each thread runs (see `serveThread`). */
  module: URL;
  threads: number;
  /** The failure as an error of the pool's own kind. */
  errorOf: (failure: ThreadFailure) => Error;
  /** A thread that holds more is ended; default 512 MiB, which no CV needs. */
  heapBytes?: number;
  /** Limits of V8's own: what `heapBytes` misses between two looks, and how much garbage may lie about. */
  limits?: ResourceLimits;
  /** How often a task is given to a thread when threads die under it by themselves; 2. One that was ended is not. */
  attempts?: number;
  /** A thread that was ended is replaced at once by one that has done this, so that the next task finds one that is ready. */
  warmUp?: Task;
  /** Environment of the threads; nothing but where Node keeps what it compiled, which halves their start. */
  env?: NonNullable<ConstructorParameters<typeof Worker>[1]>['env'];
}

interface Job<Task> {
  task: Task;
  attempts: number;
  cpuMs: RunOptions['cpuMs'];
  onQuestion: RunOptions['onQuestion'];
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

interface Slot<Task> {
  worker?: Worker;
  ready?: boolean;
  job?: Job<Task>;
  stopWatching?: () => void;
}

const HEAP_BYTES = 512 * 2 ** 20;
const LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 2_048 };

/** Makes the pool; a thread starts with its first task and is kept. One that dies or is ended is replaced. */
export function createThreadPool<Task>(options: ThreadPoolOptions<Task>): ThreadPool<Task> {
  const { heapBytes = HEAP_BYTES, limits = LIMITS, attempts = 2 } = options;
  const { warmUp, env = compileCacheEnv(), errorOf } = options;
  const slots: Slot<Task>[] = Array.from({ length: options.threads }, () => ({}));
  const waiting: Job<Task>[] = [];
  const ending = new Set<Promise<unknown>>();
  let stopped = false;

  function release(slot: Slot<Task>): Job<Task> | undefined {
    const { job } = slot;
    slot.stopWatching?.();
    slot.job = undefined;
    slot.worker?.unref();
    return job;
  }

  function end(slot: Slot<Task>): void {
    const { worker } = slot;
    slot.worker = undefined;
    slot.ready = false;
    if (!worker) return;
    worker.removeAllListeners();
    worker.on('error', () => undefined);
    const ended = worker.terminate().finally(() => ending.delete(ended));
    ending.add(ended);
  }

  function watch(slot: Slot<Task>, worker: Worker): void {
    const { job } = slot;
    if (!job) return;
    const stopHeap = watchHeap(worker, heapBytes, () => {
      const cause = new Error('The thread takes too much memory.');
      // another thread would not be given more
      giveUp(job, errorOf({ why: 'broken', cause }));
    });
    const late = () => giveUp(job, errorOf({ why: 'late', begun: true }));
    const stopCpu = job.cpuMs === undefined ? undefined : watchCpu(worker, job.cpuMs, late);
    slot.stopWatching = () => {
      stopHeap();
      stopCpu?.();
    };
  }

  function onMessage(slot: Slot<Task>, worker: Worker, message: FromThread): void {
    if ('ready' in message) {
      slot.ready = true;
      watch(slot, worker);
      return;
    }
    if ('asks' in message) return void answerQuestion(slot, worker, message);
    const job = release(slot);
    if ('answer' in message) job?.resolve(message.answer);
    else job?.reject(errorOf({ why: 'refused', refusal: message.refusal }));
    startNext();
  }

  async function answerQuestion(
    slot: Slot<Task>,
    worker: Worker,
    { asks, id }: Extract<FromThread, { id: number }>,
  ): Promise<void> {
    const { job } = slot;
    let reply: ToThread<Task>;
    try {
      reply = { id, reply: await job?.onQuestion?.(asks) };
    } catch {
      reply = { id, unanswered: true };
    }
    if (slot.worker === worker && slot.job === job) worker.postMessage(reply);
  }

  function onBroken(slot: Slot<Task>, cause: unknown): void {
    const job = release(slot);
    end(slot);
    if (job && job.attempts < attempts) waiting.unshift(job);
    else job?.reject(errorOf({ why: 'broken', cause }));
    startNext();
  }

  function startThread(slot: Slot<Task>): Worker {
    const worker = new Worker(options.module, {
      env,
      // libraries say what they think of a broken document; the error says enough
      stdout: true,
      stderr: true,
      resourceLimits: limits,
    });
    worker.on('message', (message: FromThread) => onMessage(slot, worker, message));
    worker.on('error', (error) => onBroken(slot, error));
    worker.on('exit', (code) => onBroken(slot, new Error(`The thread ended (${code}).`)));
    return worker;
  }

  function give(job: Job<Task>, slot: Slot<Task>): void {
    slot.job = job;
    job.attempts += 1;
    slot.worker ??= startThread(slot);
    slot.worker.ref();
    // loading its module does not count
    if (slot.ready) watch(slot, slot.worker);
    const message: ToThread<Task> = { task: job.task };
    slot.worker.postMessage(message);
  }

  function startNext(): void {
    if (stopped) return;
    // a thread that runs already comes first
    const free = slots.filter(({ job }) => !job);
    const slot = free.find(({ worker }) => worker) ?? free[0];
    const job = slot && waiting.shift();
    if (!slot || !job) return;
    give(job, slot);
    startNext();
  }

  function giveUp(job: Job<Task>, reason: unknown): void {
    const at = waiting.indexOf(job);
    if (at !== -1) waiting.splice(at, 1);
    for (const slot of slots) {
      if (slot.job !== job) continue;
      release(slot);
      end(slot);
    }
    job.reject(reason);
    startNext();
    if (warmUp !== undefined) startAnew(warmUp);
  }

  /** In those that nobody has asked for anything since they were ended. */
  function startAnew(task: Task): void {
    const ended = slots.filter(({ worker, ready }) => worker === undefined && ready === false);
    for (const slot of ended) newJob(task, {}, (job) => give(job, slot)).catch(() => undefined);
  }

  async function newJob(
    task: Task,
    { deadlineMs, cpuMs, signal, onQuestion }: RunOptions,
    start: (job: Job<Task>) => void,
  ): Promise<unknown> {
    if (stopped) throw errorOf({ why: 'stopped' });
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const job: Job<Task> = { task, attempts: 0, cpuMs, onQuestion, resolve, reject };
    const abort = () => giveUp(job, signal?.reason);
    const late = () => giveUp(job, errorOf({ why: 'late', begun: !waiting.includes(job) }));
    const deadline =
      deadlineMs === undefined ? undefined : setTimeout(late, Math.max(0, deadlineMs));
    signal?.addEventListener('abort', abort, { once: true });
    try {
      start(job);
      return await promise;
    } finally {
      clearTimeout(deadline);
      signal?.removeEventListener('abort', abort);
    }
  }

  return {
    run: (task, how = {}) =>
      newJob(task, how, (job) => {
        waiting.push(job);
        startNext();
      }),
    async runOnEach(task, how = {}) {
      for (const slot of slots)
        if (!slot.job && !slot.ready) await newJob(task, how, (job) => give(job, slot));
    },
    async stop() {
      stopped = true;
      const refused = [
        ...waiting.splice(0),
        ...slots.map(release).filter((job) => job !== undefined),
      ];
      slots.forEach(end);
      for (const job of refused) job.reject(errorOf({ why: 'stopped' }));
      await Promise.all(ending);
    },
  };
}
