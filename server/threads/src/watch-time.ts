import type { Worker } from 'node:worker_threads';

/** Of the time that has gone: a thread that got less of a processor was kept from working. */
const SHARE = 0.5;

/**
 * Calls `onOver` once when a thread is at its task for longer than `limitMs`, until the returned function is called. A
 * thread that a busy machine kept from working is given as long once more: a new one would begin anew, and as slowly.
 */
export function watchTime(worker: Worker, limitMs: number, onOver: () => void): () => void {
  let timer = setTimeout(() => void look(), limitMs);
  let stopped = false;
  // a thread that has ended tells nothing, and no longer matters
  const before = worker.cpuUsage().catch(() => undefined);
  const look = async () => {
    const used = await worker.cpuUsage(await before).catch(() => undefined);
    if (used === undefined || stopped) return;
    const usedMs = (used.user + used.system) / 1_000;
    if (usedMs >= SHARE * limitMs) onOver();
    else timer = setTimeout(onOver, limitMs);
  };
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
