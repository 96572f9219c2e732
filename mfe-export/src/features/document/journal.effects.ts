import { createJournalWriter } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { LayoutChange } from '../panel/layout.rules.ts';
import { readEntry, toEntry } from './unsaved.rules.ts';

/** Where changes of one CV's layout wait until they are saved. */
export function journalKey(cvId: string): string {
  return `export.layout.${cvId}`;
}

/** What an earlier visit could not save any more. A browser that keeps no journal must not keep anybody from exporting. */
export async function readRestored(
  { drafts }: Pick<ShellServices, 'drafts'>,
  cvId: string,
): Promise<LayoutChange | undefined> {
  return readEntry(await drafts.read(journalKey(cvId)).catch(() => undefined));
}

/** The journal of one page. */
export interface LayoutJournal {
  /** Everything that is not saved; undefined when nothing is left. */
  keep: (cvId: string, change: LayoutChange | undefined) => void;
  /** This is saved: it goes, unless something newer is kept by now. */
  forget: (cvId: string, change: LayoutChange) => void;
  /** The page goes: what waits for a write under way is begun at once. */
  flush: () => void;
}

export function createLayoutJournal(shell: Pick<ShellServices, 'drafts' | 'clock'>): LayoutJournal {
  const writer = createJournalWriter(shell);
  let newest: LayoutChange | undefined;
  return {
    keep: (cvId, change) => {
      if (change === undefined) return;
      newest = change;
      writer.keep(journalKey(cvId), toEntry(change));
    },
    forget: (cvId, change) => {
      if (newest !== undefined && newest !== change) return;
      newest = undefined;
      writer.drop(journalKey(cvId));
    },
    flush: writer.flush,
  };
}
