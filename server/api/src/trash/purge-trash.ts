import { purgeDeletedCvs } from '../cv/index.ts';
import type { TrashParts } from './bring-back.ts';

/** Deletes for good what was deleted 30 days ago, with its versions and files; answers how much. */
export async function purgeTrash({ db, clock, pictures }: TrashParts): Promise<number> {
  return (await purgeDeletedCvs(db, new Date(clock()))) + (await pictures.purgeDeleted());
}
