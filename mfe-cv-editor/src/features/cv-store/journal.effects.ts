import type { JournalWriter } from '@sastre/shared-contracts/page';
import type { JournalEntry } from './cv-store.types.ts';

/** What the machine of a form does to the journal: `note` soon, `keep` at once, `forget`. */
export function journalActions<Context>(
  writer: JournalWriter,
  toEntry: (context: Context) => JournalEntry,
) {
  const entryOf = ({ context }: { context: Context }) => toEntry(context);
  return {
    note: (of: { context: Context }) => {
      const { key, journal } = entryOf(of);
      writer.note(key, journal);
    },
    keep: (of: { context: Context }) => {
      const { key, journal } = entryOf(of);
      writer.keep(key, journal);
    },
    forget: (of: { context: Context }) => writer.drop(entryOf(of).key),
  };
}
