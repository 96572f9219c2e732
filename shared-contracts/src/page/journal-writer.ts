import type { ShellServices } from '../shell/services.ts';

/** A change is written this long after the first one that is not kept, also while typing goes on. */
export const JOURNAL_MS = 300;

/**
 * Keeps in the journal what is being typed. Each key has one task at a time, so that a drop never overtakes a write; of
 * what comes meanwhile only the last follows. A journal that refuses is no reason to stop the user: nothing rejects, and
 * what was refused is tried again with the next occasion.
 */
export interface JournalWriter {
  /** Writes within 300 ms, or right after what is under way. */
  note: (key: string, value: unknown) => void;
  /** Writes at once, or right after what is under way. */
  keep: (key: string, value: unknown) => void;
  /** Nothing is left to be kept: what waits is not written any more. */
  drop: (key: string) => void;
  /** The page goes: what waits is begun at once, also over what is under way; the store keeps the order of both. */
  flush: () => void;
}

type Shell = Pick<ShellServices, 'drafts' | 'clock'>;
type Task = () => Promise<void>;

/** Makes the journal of one page. */
export function createJournalWriter({ drafts, clock }: Shell): JournalWriter {
  const queues = new Map<string, TaskQueue>();
  const queueOf = (key: string) => {
    const queue = queues.get(key) ?? createTaskQueue(clock);
    queues.set(key, queue);
    return queue;
  };
  return {
    note: (key, value) => queueOf(key).soon(() => drafts.write(key, value)),
    keep: (key, value) => queueOf(key).next(() => drafts.write(key, value)),
    drop: (key) => queueOf(key).next(() => drafts.drop(key)),
    flush: () => queues.forEach((queue) => queue.flush()),
  };
}

interface TaskQueue {
  soon: (task: Task) => void;
  next: (task: Task) => void;
  flush: () => void;
}

/** Room for one task that runs and one that waits; a later one takes the waiting one's place. */
function createTaskQueue(clock: Shell['clock']): TaskQueue {
  let waiting: Task | undefined;
  let running: Promise<boolean> | undefined;
  let cancel: (() => void) | undefined;

  const begin = () => {
    cancel?.();
    cancel = undefined;
    const task = waiting;
    if (task === undefined) return;
    waiting = undefined;
    const run = task().then(
      () => true,
      () => false,
    );
    running = run;
    void run.then((isDone) => {
      // A flush has begun another one over it.
      if (running !== run) return;
      running = undefined;
      if (waiting !== undefined) begin();
      else if (!isDone) waiting = task;
    });
  };
  return {
    soon: (task) => {
      waiting = task;
      if (running === undefined) cancel ??= clock.after(JOURNAL_MS, begin);
    },
    next: (task) => {
      waiting = task;
      if (running === undefined) begin();
    },
    flush: begin,
  };
}
