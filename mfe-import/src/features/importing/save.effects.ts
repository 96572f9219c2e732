import type { CvPatch } from '@sastre/shared-contracts/api';
import { readsAlike } from '@sastre/shared-contracts/cv';
import { ChangedElsewhere, writeCv, type VersionedCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { toDraft, toPatch } from '@sastre/shared-cv-form/rules';
import type { SaveInput } from './importing.types.ts';

/** Saves what is taken over. Rejects with `ChangedElsewhere` when another version is stored by now. */
export async function saveImport(
  shell: ShellServices,
  input: SaveInput | undefined,
): Promise<VersionedCv> {
  if (input === undefined) throw new Error('There is nothing to save');
  // Only who saves needs it.
  const { takeOver } = await import('../taking/take-over.rules.ts');
  const { stored, review, mode } = input;
  const { cv } = takeOver(stored.cv, review.cv, mode);
  const body: CvPatch = {
    ...toPatch(toDraft({ ...stored.cv, ...cv }), stored.cv),
    ...(cv.extra === undefined ? {} : { extra: cv.extra }),
  };
  try {
    return await writeCv(shell, stored, { ...body, reason: 'import' });
  } catch (error) {
    // A save whose answer was lost is stored: there is nothing to choose.
    if (!(error instanceof ChangedElsewhere)) throw error;
    const { latest } = error;
    if (isStored(body, latest)) return latest;
    // Only what an import leaves alone was changed, as how the CV looks.
    if (readsAlike(toDraft(latest.cv), toDraft(stored.cv)))
      return saveImport(shell, { ...input, stored: latest });
    throw error;
  }
}

function isStored(body: CvPatch, { cv }: VersionedCv): boolean {
  const latest = cv as unknown as Record<string, unknown>;
  return Object.entries(body).every(([key, value]) => readsAlike(value, latest[key]));
}
