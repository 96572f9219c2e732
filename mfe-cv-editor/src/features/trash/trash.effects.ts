import { endpoints, type TrashItem } from '@sastre/shared-contracts/api';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import type { Work } from './trash.machine.ts';

/** What was deleted and can be brought back, last deleted first. */
export async function listTrash({ http }: ShellServices): Promise<readonly TrashItem[]> {
  return (await http.call(endpoints.listTrash, {})).data.items;
}

/** Brings something back, or deletes it for good; what is gone already is as good as deleted. Answers as what it is there again. */
export async function doWork(shell: ShellServices, work: Work): Promise<{ kind: string }> {
  const params = { id: work.item.id };
  if (work.doing === 'bringBack') {
    const { companyName } = work;
    const body = companyName === undefined ? {} : { companyName };
    return (await shell.http.call(endpoints.bringBack, { params, body })).data;
  }
  try {
    await shell.http.call(endpoints.deleteForGood, { params });
  } catch (error) {
    if (!isApiError(error, 'not-found')) throw error;
  }
  return { kind: work.item.kind };
}

/** Tells the others what is there again. */
export function tellBack({ events }: ShellServices, kind: string, id: string): void {
  if (kind === 'picture') events.emit('pictures.changed', {});
  else events.emit(kind === 'tailored' ? 'cv.tailored' : 'cv.saved', { cvId: id });
}

/** A deleted picture as an object URL; the caller revokes it. */
export async function deletedPictureUrl(
  shell: ShellServices,
  id: string,
  signal: AbortSignal,
): Promise<string> {
  const { data } = await shell.http.call(
    endpoints.getDeletedPicture,
    { params: { id } },
    { signal },
  );
  return URL.createObjectURL(data);
}
