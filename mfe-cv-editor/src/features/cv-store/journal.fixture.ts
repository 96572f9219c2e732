import { createJournalWriter } from '@sastre/shared-contracts/page';
import type { SimulatedClock } from 'xstate';
import type { Journal } from './cv-store.types.ts';

/** A writer at a machine's clock, and what it wrote; `onDrop` hears of what is dropped. */
export function fakeJournal(clock: SimulatedClock, onDrop: (key: string) => void) {
  const kept: Journal[] = [];
  const writer = createJournalWriter({
    drafts: {
      read: async () => undefined,
      write: async (_key, value) => void kept.push(value as Journal),
      drop: async (key) => onDrop(key),
    },
    clock: {
      now: () => clock.now(),
      after: (ms, run) => {
        const timer = clock.setTimeout(run, ms);
        return () => clock.clearTimeout(timer);
      },
    },
  });
  return { writer, kept };
}
