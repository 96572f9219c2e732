import type { Cv } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, writeCv, type VersionedCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { applyChange, type LayoutChange } from '../panel/layout.rules.ts';
import type { LayoutSave, SavedLayout } from './export.types.ts';
import type { LayoutJournal } from './journal.effects.ts';
import { isSameCv, layoutPatch } from './unsaved.rules.ts';

/** So often a change goes on top of what was stored meanwhile, before it is a failure. */
const MOST_TRIES = 4;

export interface LayoutSaver {
  save: (input: LayoutSave) => Promise<SavedLayout>;
  /** The page is gone: saves what came up during the save under way. */
  saveLate: (input: LayoutSave) => void;
}

/** Saves changes of the layout, each on top of what is stored. What is saved leaves the journal. */
export function createLayoutSaver(
  shell: Pick<ShellServices, 'http' | 'events'>,
  journal: Pick<LayoutJournal, 'forget'>,
): LayoutSaver {
  /** What a save was tried with and nobody knows whether it arrived. */
  let tried: Cv | undefined;
  let latest: Promise<VersionedCv | undefined> = Promise.resolve(undefined);

  async function write({ stored, change }: LayoutSave, tries = 1): Promise<SavedLayout> {
    const next = applyChange(stored.cv, change);
    try {
      const { fittedTo } = change;
      const saved = await writeCv(shell, stored, {
        ...layoutPatch(stored.cv, next),
        ...(fittedTo !== undefined && { reason: `fit-${fittedTo}` }),
      });
      return { ...saved, elsewhere: false };
    } catch (error) {
      if (!(error instanceof ChangedElsewhere) || tries === MOST_TRIES) {
        tried = next;
        throw error;
      }
      const { cv } = error.latest;
      const known = [stored.cv, next, ...(tried ? [tried] : [])];
      const isOwn = known.some((one) => isSameCv(cv, one));
      const saved = await write({ stored: error.latest, change }, tries + 1);
      return { ...saved, elsewhere: saved.elsewhere || !isOwn };
    }
  }
  async function save(input: LayoutSave): Promise<SavedLayout> {
    const saved = await write(input);
    tried = undefined;
    journal.forget(saved.cv._id, input.change);
    shell.events.emit('cv.saved', { cvId: saved.cv._id });
    return saved;
  }
  return {
    save: (input) => {
      const saving = save(input);
      latest = saving.catch(() => undefined);
      return saving;
    },
    saveLate: ({ stored, change }: { stored: VersionedCv; change: LayoutChange }) => {
      // What cannot be saved any more stays in the journal.
      void latest.then((saved) => save({ stored: saved ?? stored, change })).catch(() => undefined);
    },
  };
}
