import { createJournalWriter } from '@sastre/shared-contracts/page';
import type { SimulatedClock } from 'xstate';
import type { Journal } from './cv-store.types.ts';

/** A writer at a machine's clock, and what it wrote: words, and what can be undone beside; `onDrop` hears of what is dropped. */
export function fakeJournal(clock: SimulatedClock, onDrop: (key: string) => void) {
  const kept: Journal[] = [];
  const undos: unknown[] = [];
  const writer = createJournalWriter({
    drafts: {
      read: async () => undefined,
      write: async (key, value) => {
        if (key.startsWith('cv-editor.undo.')) undos.push(value);
        else kept.push(value as Journal);
      },
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
  return { writer, kept, undos };
}
