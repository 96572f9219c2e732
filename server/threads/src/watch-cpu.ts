import type { Worker } from 'node:worker_threads';
import { watchThread } from './watch-thread.ts';

/**
 * Calls `onOver` once when a thread has spent more than `limitMs` of processor time from now on, until the returned
 * function is called. What it waits for a processor, on a machine that is busy with other things, does not count.
 */
export function watchCpu(
  worker: Pick<Worker, 'cpuUsage'>,
  limitMs: number,
  onOver: () => void,
): () => void {
  const spentMs = async () => {
    const { user, system } = await worker.cpuUsage();
    return (user + system) / 1_000;
  };
  const before = spentMs();
  // One that has ended is told by the looks.
  before.catch(() => undefined);
  return watchThread(
    async () => (await spentMs()) - (await before),
    (spent) => spent > limitMs,
    onOver,
  );
}
