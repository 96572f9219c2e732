import type { Cv } from '@sastre/shared-contracts/api';
import { ChangedElsewhere, readCv, writeCv } from '@sastre/shared-contracts/page';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { applicationOf } from './arrange.rules.ts';
import type { Choice, Marked } from './application.machine.ts';

/** Says of a copy how far its application is, since `day`; over whatever else was changed of it meanwhile. */
export async function markApplication(
  shell: ShellServices,
  id: string,
  { choice, day }: { choice: Choice; day: string },
): Promise<Marked> {
  let read = await readCv(shell, id);
  for (;;) {
    const tailored = marked(read.cv.tailored, choice, day);
    try {
      const { cv } = await writeCv(shell, read, { tailored });
      shell.events.emit('cv.saved', { cvId: id });
      return { application: cv.tailored?.application, updatedAt: cv.updated_at };
    } catch (error) {
      if (!(error instanceof ChangedElsewhere)) throw error;
      read = error.latest;
    }
  }
}

function marked(before: Cv['tailored'], choice: Choice, day: string) {
  if (before === undefined) throw new Error('This CV is no copy');
  const { application: _before, ...tailored } = before;
  return choice === '' ? tailored : { ...tailored, application: applicationOf(choice, day) };
}
