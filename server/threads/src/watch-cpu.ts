import type { Worker } from 'node:worker_threads';

const LOOK_MS = 100;

/**
 * Calls `onOver` once when a thread has spent more than `limitMs` of processor time from now on, until the returned
 * function is called. What it waits for a processor, on a machine that is busy with other things, does not count.
 */
export function watchCpu(
  worker: Pick<Worker, 'cpuUsage'>,
  limitMs: number,
  onOver: () => void,
): () => void {
  let stopped = false;
  let before: number | undefined;
  const look = async () => {
    // a thread that has ended tells nothing, and no longer matters
    const usage = await worker.cpuUsage().catch(() => undefined);
    if (usage === undefined || stopped) return;
    const spentMs = (usage.user + usage.system) / 1_000;
    before ??= spentMs;
    if (spentMs - before <= limitMs) return;
    stop();
    onOver();
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  void look();
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return stop;
}
