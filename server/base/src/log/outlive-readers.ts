import type { EventEmitter } from 'node:events';

/**
 * Goes on when nobody reads what this process prints any more, or the disk that it is written to is full: those lines are
 * lost. Without it each is an error that nobody handles, and whoever logs that meets the next.
 */
export function outliveReaders(
  streams: readonly Pick<EventEmitter, 'on'>[] = [process.stdout, process.stderr],
): void {
  for (const stream of streams) stream.on('error', () => undefined);
}
