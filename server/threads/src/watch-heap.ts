import type { Worker } from 'node:worker_threads';

const LOOK_MS = 100;

/**
 * Calls `onOver` once when a thread's heap holds more than `limitBytes`, until the returned function is called. A limit
 * of V8's own would be kept by collecting garbage all the time, long before it is near: that doubles the work.
 */
export function watchHeap(worker: Worker, limitBytes: number, onOver: () => void): () => void {
  let stopped = false;
  const look = async () => {
    // a thread that has ended tells nothing, and no longer matters
    const heap = await worker.getHeapStatistics().catch(() => undefined);
    if (heap === undefined || heap.used_heap_size <= limitBytes || stopped) return;
    stop();
    onOver();
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  function stop(): void {
    stopped = true;
    clearInterval(timer);
  }
  return stop;
}
