import type { EventEmitter } from 'node:events';

/** A request to stop often comes twice at once: to the whole process group, and passed on by the parent. */
const SAME_REQUEST_MS = 1_000;

interface StopSignals {
  /** The first SIGTERM or SIGINT. */
  stop: () => void;
  /** Another one, more than a second later: somebody has lost patience. */
  force: () => void;
  /** Milliseconds that only grow. */
  now?: () => number;
  source?: Pick<EventEmitter, 'on'>;
}

/** Listens for the signals that ask this process to stop. */
export function onStopSignal({
  stop,
  force,
  now = () => performance.now(),
  source = process,
}: StopSignals): void {
  let askedAt: number | undefined;
  for (const signal of ['SIGTERM', 'SIGINT']) {
    source.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = now();
        stop();
      } else if (now() - askedAt > SAME_REQUEST_MS) force();
    });
  }
}
