import { companyNameOf, endpoints, type TailoredCvListItem } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, readCv, writeCv } from '@sastre/shared-contracts/page';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import type { Removals } from './removals.effects.ts';
import type { Renamed, RenameRequest } from './row.machine.ts';

/** Every tailored copy. What was removed before the page died is removed first; what cannot be is listed. */
export async function loadList(
  shell: ShellServices,
  removals: Removals,
): Promise<TailoredCvListItem[]> {
  for (const id of await removals.take()) await removeCopy(shell, id).catch(() => undefined);
  return listCopies(shell);
}

export async function listCopies(shell: ShellServices): Promise<TailoredCvListItem[]> {
  return (await shell.http.call(endpoints.listTailoredCvs, {})).data;
}

/** How much of what was deleted can be brought back. */
export async function countDeleted(shell: ShellServices): Promise<number> {
  return (await shell.http.call(endpoints.listTrash, {})).data.items.length;
}

/** Deletes a copy; one that is gone already is as good. */
export async function removeCopy(shell: ShellServices, id: string): Promise<void> {
  try {
    await shell.http.call(endpoints.deleteCv, { params: { id } });
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error;
  }
  shell.events.emit('cv.deleted', { cvId: id });
}

/** Gives a copy another company name, over the version that bears the name the user saw; another change of it is no obstacle. */
export async function renameCopy(
  shell: ShellServices,
  { id, from, to }: RenameRequest,
): Promise<Renamed> {
  let read = await readCv(shell, id);
  for (;;) {
    if (companyNameOf(read.cv) !== from) return { elsewhere: companyNameOf(read.cv) };
    const { tailored } = read.cv;
    const job = tailored?.jobDescription_id;
    if (tailored === undefined || typeof job !== 'object') throw new Error('');
    const renamed = { ...tailored, jobDescription_id: { ...job, companyName: to } };
    try {
      const { cv } = await writeCv(shell, read, { tailored: renamed });
      shell.events.emit('cv.saved', { cvId: id });
      return { companyName: to, updatedAt: cv.updated_at };
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      read = error.latest;
    }
  }
}
