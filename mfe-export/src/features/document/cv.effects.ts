import { hasCv, isTailored, type Language } from '@sastre/shared-contracts/api';
import { readCv, writeCv, type VersionedCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { applyChange } from '../panel/layout.rules.ts';
import type { Opened } from './export.types.ts';
import { settleLanguage } from './settle-language.rules.ts';
import { readRestored } from './journal.effects.ts';
import { isSameCv } from './unsaved.rules.ts';

/** Reads the CV (the main one without an id) and what an earlier visit left unsaved; `language` is the screen's. */
export async function openCv(
  shell: ShellServices,
  cvId: string | undefined,
  language: Language,
): Promise<Opened> {
  const stored = await readCv(shell, cvId);
  const restored = await readRestored(shell, stored.cv._id);
  // Saved after all, though its answer never came.
  const isStored = restored !== undefined && isSameCv(stored.cv, applyChange(stored.cv, restored));
  const settled = settleLanguage(stored.cv, language);
  return { stored, restored: isStored ? undefined : restored, settled };
}

/** Saves the whole CV, as it is before every print. */
export async function saveWhole(
  shell: Pick<ShellServices, 'http' | 'events'>,
  { cv, etag }: VersionedCv,
): Promise<VersionedCv> {
  // A CV that was never edited has nothing to save, and a save would make it count as edited.
  if (!hasCv(cv) && !isTailored(cv)) return { cv, etag };
  const saved = await writeCv(shell, { cv, etag }, { ...cv });
  shell.events.emit('cv.saved', { cvId: saved.cv._id });
  return saved;
}
