import { problem } from '@sastre/base/problem';
import type { Clock } from '@sastre/time';

/** Lets exports begin: one at a time a user, and not without end. */
export interface ExportGate {
  /** Answers what to call at the end. Throws `too-many-requests`, or `unavailable` when many are under way, with Retry-After. */
  enter(userId: string): () => void;
}

const WINDOW_MS = 60 * 60_000;
const IN_WINDOW = 10;
const AT_ONCE = 4;
const SOON_SECONDS = 10;
const REMEMBERED = 10_000;

/** Makes the gate of this process. */
export function createExportGate(clock: Clock): ExportGate {
  const begun = new Map<string, number[]>();
  const running = new Set<string>();

  function recent(userId: string, now: number): number[] {
    return (begun.get(userId) ?? []).filter((at) => now - at < WINDOW_MS);
  }
  return {
    enter(userId) {
      const now = clock();
      const before = recent(userId, now);
      const [first] = before;
      if (running.has(userId)) throw tooMany(SOON_SECONDS);
      if (first !== undefined && before.length >= IN_WINDOW) {
        throw tooMany(Math.ceil((first + WINDOW_MS - now) / 1_000));
      }
      if (running.size >= AT_ONCE) {
        throw problem('unavailable', undefined, {
          headers: { 'retry-after': String(SOON_SECONDS) },
        });
      }
      begun.delete(userId);
      // Whoever began longest ago stands first.
      for (const [id, times] of begun) {
        if (now - (times.at(-1) ?? 0) < WINDOW_MS && begun.size < REMEMBERED) break;
        begun.delete(id);
      }
      begun.set(userId, [...before, now]);
      running.add(userId);
      return () => void running.delete(userId);
    },
  };
}

function tooMany(seconds: number) {
  const text = 'You have exported your data several times just now. Please try again later.';
  return problem('too-many-requests', text, { headers: { 'retry-after': String(seconds) } });
}
