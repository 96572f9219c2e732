import { endpoints } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, readCv, writeCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import type { TakeOver, Versions } from './take-over.rules.ts';

type Http = Pick<ShellServices, 'http'>;

/** What a copy could take over from the main CV; undefined: nothing. */
export async function lookForChanges(shell: Http, id: string): Promise<TakeOver | undefined> {
  const main = await mainSince(shell, id);
  if (main === undefined) return undefined;
  const { takeOver } = await rules();
  return takeOver({ copy: (await readCv(shell, id)).cv, ...main });
}

/** Takes over all that can be, from both as they are now. */
export async function takeChanges(
  shell: Pick<ShellServices, 'http' | 'events'>,
  id: string,
): Promise<void> {
  const main = await mainSince(shell, id);
  if (main === undefined) return;
  const { takeOver } = await rules();
  let read = await readCv(shell, id);
  for (;;) {
    const found = takeOver({ copy: read.cv, ...main });
    if (found === undefined) return;
    try {
      await writeCv(shell, read, found.patch);
      return shell.events.emit('cv.saved', { cvId: id });
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      read = error.latest;
    }
  }
}

/** The main CV of then and of now; undefined: nothing was written since, or it is not known. */
async function mainSince(shell: Http, id: string): Promise<Omit<Versions, 'copy'> | undefined> {
  const { before, now } = (await shell.http.call(endpoints.getMainSince, { params: { id } })).data;
  return before === undefined || now === undefined ? undefined : { before, now };
}

/** Few have changed their main CV since: whoever has not is not made to wait for it. */
async function rules() {
  return import('./take-over.rules.ts');
}
