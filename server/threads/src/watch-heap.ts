import type { Worker } from 'node:worker_threads';
import { watchThread } from './watch-thread.ts';

/**
 * Calls `onOver` once when a thread's heap holds more than `limitBytes`, until the returned function is called. A limit
 * of V8's own would be kept by collecting garbage all the time, long before it is near: that doubles the work.
 */
export function watchHeap(worker: Worker, limitBytes: number, onOver: () => void): () => void {
  return watchThread(
    () => worker.getHeapStatistics(),
    ({ used_heap_size: used }) => used > limitBytes,
    onOver,
  );
}
