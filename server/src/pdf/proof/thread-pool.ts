import { Worker } from 'node:worker_threads';
import { PdfError } from '../pdf-error.ts';
import { watchHeap } from './watch-heap.ts';

/** Threads that do one task at a time each. */
export interface ThreadPool<Task> {
  /** The thread's answer. Rejects with a `PdfError`: the thread's own, or `pdf-timeout` when `deadlineMs` have passed. */
  run(task: Task, deadlineMs: number): Promise<unknown>;
  /** Gives this task to every thread, so that each has started. */
  runOnEach(task: Task, deadlineMs: number): Promise<void>;
  /** Ends the threads; nothing of them is left. Tasks that are not answered are refused. */
  stop(): Promise<void>;
}

/** What a thread posts. */
export type ThreadAnswer =
  /** Once, when its module is loaded. */
  | { ready: true }
  | { answer: unknown }
  | { refusal: { code: PdfError['code']; message: string; detail: string } };

export interface ThreadPoolOptions {
  /** The module that each thread runs. */
  module: URL;
  threads: number;
  /** A thread that takes longer for a task hangs, and is ended. */
  hangMs: number;
  /** A thread that holds more is ended; default 512 MiB, which no CV needs. */
  heapBytes?: number;
}

interface Job<Task> {
  task: Task;
  attempts: number;
  resolve: (answer: unknown) => void;
  reject: (error: PdfError) => void;
  deadline: NodeJS.Timeout;
}

interface Slot<Task> {
  worker?: Worker;
  ready?: boolean;
  job?: Job<Task>;
  stopWatching?: () => void;
}

const ATTEMPTS = 2;
const HEAP_BYTES = 512 * 2 ** 20;
// What `heapBytes` misses between two looks.
const V8_LIMIT_MB = 2_048;

/** Makes the pool; a thread starts with its first task. One that dies or hangs is replaced, its task done once more. */
export function createThreadPool<Task>(options: ThreadPoolOptions): ThreadPool<Task> {
  const { heapBytes = HEAP_BYTES } = options;
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
    const broken = (why: string) => onBroken(slot, new Error(why));
    const hanging = setTimeout(() => broken('The thread did not answer.'), options.hangMs);
    const stop = watchHeap(worker, heapBytes, () => broken('The thread takes too much memory.'));
    slot.stopWatching = () => {
      clearTimeout(hanging);
      stop();
    };
  }

  function onAnswer(slot: Slot<Task>, worker: Worker, message: ThreadAnswer): void {
    if ('ready' in message) {
      slot.ready = true;
      if (slot.job) watch(slot, worker);
      return;
    }
    const job = release(slot);
    clearTimeout(job?.deadline);
    if ('answer' in message) job?.resolve(message.answer);
    else {
      const { code, message: text, detail } = message.refusal;
      job?.reject(new PdfError(code, text, { cause: new Error(detail) }));
    }
    startNext();
  }

  function onBroken(slot: Slot<Task>, cause: unknown): void {
    const job = release(slot);
    end(slot);
    if (job && job.attempts < ATTEMPTS) waiting.unshift(job);
    else if (job) {
      clearTimeout(job.deadline);
      job.reject(new PdfError('pdf-failed', 'The PDF could not be completed.', { cause }));
    }
    startNext();
  }

  function startThread(slot: Slot<Task>): Worker {
    const worker = new Worker(options.module, {
      env: {},
      // libraries say what they think of a broken PDF; the error says enough
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: V8_LIMIT_MB },
    });
    worker.on('message', (message: ThreadAnswer) => onAnswer(slot, worker, message));
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
    slot.worker.postMessage(job.task);
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

  function onDeadline(job: Job<Task>): void {
    const at = waiting.indexOf(job);
    if (at !== -1) waiting.splice(at, 1);
    for (const slot of slots) {
      if (slot.job !== job) continue;
      release(slot);
      end(slot);
    }
    job.reject(new PdfError('pdf-timeout', 'The PDF took too long to complete.'));
    startNext();
  }

  function newJob(task: Task, deadlineMs: number, start: (job: Job<Task>) => void) {
    return new Promise<unknown>((resolve, reject) => {
      if (stopped) {
        reject(new PdfError('pdf-unavailable', 'The print service is stopped.'));
        return;
      }
      const deadline = setTimeout(() => onDeadline(job), Math.max(0, deadlineMs));
      const job: Job<Task> = { task, attempts: 0, resolve, reject, deadline };
      start(job);
    });
  }

  return {
    run: (task, deadlineMs) =>
      newJob(task, deadlineMs, (job) => {
        waiting.push(job);
        startNext();
      }),
    async runOnEach(task, deadlineMs) {
      const idle = slots.filter(({ job }) => !job);
      await Promise.all(idle.map((slot) => newJob(task, deadlineMs, (job) => give(job, slot))));
    },
    async stop() {
      stopped = true;
      const refused = [
        ...waiting.splice(0),
        ...slots.map(release).filter((job) => job !== undefined),
      ];
      slots.forEach(end);
      for (const job of refused) {
        clearTimeout(job.deadline);
        job.reject(new PdfError('pdf-unavailable', 'The print service is stopped.'));
      }
      await Promise.all(ending);
    },
  };
}
