import type { Kysely } from 'kysely';
import type { Clock } from '@sastre/time';
import type { ModelServer } from '@sastre/base/config';
import type { Log } from '@sastre/base/log';
import type { Database } from '@sastre/db';
import type { TailoringEngine } from '@sastre/tailoring/jobs';
import { openJobQueue, type JobQueue } from './queue/job-queue.ts';
import { createTailoringThreads, type TailoringThreads } from './threads/tailoring-threads.ts';

interface Common {
  db: Kysely<Database>;
  log: Log;
  clock: Clock;
  /** The model server that tailors; absent: the offline rules engine does. */
  modelServer?: ModelServer | undefined;
  /** An engine of one's own instead of either, which works in this thread. */
  engine?: TailoringEngine | undefined;
}

/** What tailoring needs. */
export interface TailoringParts extends Common {
  /** URL of the same database; the queue keeps connections of its own. */
  databaseUrl: string;
  /** Jobs that this process runs at a time; 0: none. */
  workers: number;
  /** Milliseconds that a stop waits for running jobs; 8,000, and at least a second. */
  graceMs?: number;
  /** Threads of one's own. */
  threads?: TailoringThreads;
}

/** What starting jobs and running them have in common: the queue between the two, and the threads that both work in. */
export interface Tailoring extends Common {
  workers: number;
  queue: JobQueue;
  threads: TailoringThreads;
  /** The process wants to stop: nothing shall wait for its own sake. */
  hurry: AbortSignal;
  /** Lets running jobs finish (for `graceMs`); what is left is taken up again by another worker. */
  stop(): Promise<void>;
}

/** Opens the queue and makes the threads; nothing is started or run yet. */
export async function openTailoring(parts: TailoringParts): Promise<Tailoring> {
  const { db, log, clock, workers, modelServer, engine } = parts;
  const threads = parts.threads ?? createTailoringThreads({ jobs: workers, modelServer });
  const queue = await openJobQueue(parts.databaseUrl, log, parts.graceMs);
  const hurry = new AbortController();
  return {
    ...{ db, log, clock, workers, modelServer, engine, queue, threads },
    hurry: hurry.signal,
    async stop() {
      hurry.abort();
      await queue.stop();
      await threads.stop();
    },
  };
}
