import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { LayoutChange } from '../panel/layout.rules.ts';
import { readEntry, toEntry } from './unsaved.rules.ts';

/** Where changes of one CV's layout wait until they are saved. */
export function journalKey(cvId: string): string {
  return `export.layout.${cvId}`;
}

/** What an earlier visit could not save any more. A browser that keeps no journal must not keep anybody from exporting. */
export async function readLeft(
  { drafts }: Pick<ShellServices, 'drafts'>,
  cvId: string,
): Promise<LayoutChange | undefined> {
  return readEntry(await drafts.read(journalKey(cvId)).catch(() => undefined));
}

/** The journal of one page. A change is written at once; while a write runs, only the newest waits. */
export interface LayoutJournal {
  /** Everything that is not saved; undefined when nothing is left. */
  keep: (cvId: string, change: LayoutChange | undefined) => void;
  /** This is saved: it goes, unless something newer is kept by now. */
  forget: (cvId: string, change: LayoutChange) => void;
}

export function createJournal({ drafts }: Pick<ShellServices, 'drafts'>): LayoutJournal {
  let newest: LayoutChange | undefined;
  let next: (() => Promise<void>) | undefined;
  let busy = false;
  const run = () => {
    if (busy || next === undefined) return;
    const task = next;
    next = undefined;
    busy = true;
    // A journal that refuses is no reason to stop the user: the next change is tried again.
    void task()
      .catch(() => undefined)
      .then(() => {
        busy = false;
        run();
      });
  };
  const drop = (cvId: string) => {
    newest = undefined;
    next = () => drafts.drop(journalKey(cvId));
    run();
  };
  return {
    keep: (cvId, change) => {
      if (change === undefined) return;
      newest = change;
      next = () => drafts.write(journalKey(cvId), toEntry(change));
      run();
    },
    forget: (cvId, change) => {
      if (newest === undefined || newest === change) drop(cvId);
    },
  };
}
