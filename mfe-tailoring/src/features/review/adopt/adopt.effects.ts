import { ChangedElsewhere, readCv, writeCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { Adoption } from './adopt.machine.ts';
import { adoptionOf, type Adopted } from './adopt.rules.ts';

/** Puts the text of an edit into the main CV over the version that was read; what was changed there stays. */
export async function putIntoMain(
  shell: Pick<ShellServices, 'http' | 'events'>,
  edit: Adopted,
): Promise<Adoption> {
  const main = await readCv(shell, undefined);
  const change = adoptionOf(main.cv, edit);
  if (change === 'there') return 'done';
  if (change === 'changed') return 'changed';
  try {
    await writeCv(shell, main, change);
  } catch (error) {
    if (error instanceof ChangedElsewhere) return 'changed';
    throw error;
  }
  shell.events.emit('cv.saved', { cvId: main.cv._id });
  return 'done';
}
