import { readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

/** Less than others that want the same processor, and not last of all. */
const NICENESS = 5;

/** Lets the process's other threads go first, the event loop before all, where the system can tell one thread from another (Linux). */
export function standBack(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, NICENESS);
  } catch {
    // Elsewhere all threads are equal.
  }
}
