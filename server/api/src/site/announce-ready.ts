import { setTimeout as delay } from 'node:timers/promises';
import type { Readiness } from './health.ts';

/** What is announced, and where. */
export interface AnnounceParts {
  /** As people open the site. */
  url: string;
  look: () => Promise<Readiness>;
  say: (line: string) => void;
  /** Aborted when the server is about to stop: nothing more is said. */
  stopping: AbortSignal;
  /** Milliseconds between two looks while it is not ready. */
  everyMs?: number;
}

/** Says that a server that listens is ready; where it is not, why, and then once it is. Resolves with the last word. */
export async function announceReady(parts: AnnounceParts): Promise<void> {
  const { url, look, say, stopping, everyMs = 1_000 } = parts;
  let told = '';
  while (!stopping.aborted) {
    const { status, reason = 'the database does not answer, or lacks tables.' } = await look();
    if (stopping.aborted || status === 'stopping') return;
    if (status === 'ok') return say(`Sastre is ready at ${url}`);
    if (reason !== told)
      say(`Sastre listens at ${url} and is not ready (/health/ready says 503): ${reason}`);
    told = reason;
    await delay(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined);
  }
}
