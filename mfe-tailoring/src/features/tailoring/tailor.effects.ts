import { endpoints, hasCv, type TailoringRequest } from '@sastre/shared-contracts/api';
import { isApiError, type ShellServices } from '@sastre/shared-contracts/shell';
import { emptyForm, type TailorForm } from './actions.rules.ts';
import type { Checked } from './tailor.machine.ts';

const JOB = 'tailoring.job';
const FORM = 'tailoring.form';

/** Reads CV, use and, after a reload, the job that still runs. */
export async function check(shell: ShellServices): Promise<Checked> {
  const [cv, usage, runningJob] = await Promise.all([
    shell.http.call(endpoints.getMainCv, {}),
    shell.http.call(endpoints.activeSubscription, {}),
    findRunningJob(shell),
  ]);
  return { hasCv: hasCv(cv.data), usage: usage.data, runningJob };
}

async function findRunningJob(shell: ShellServices): Promise<string | undefined> {
  const bullId = await shell.drafts.read(JOB);
  if (typeof bullId !== 'string') return undefined;
  try {
    const { data } = await shell.http.call(endpoints.tailoringProgress, { params: { bullId } });
    if (data.state !== 'failed') return bullId;
  } catch (error) {
    if (!isApiError(error, 'not-found')) return bullId;
  }
  await shell.drafts.drop(JOB);
  return undefined;
}

/** Starts the job and remembers it, so that a reload finds it again. */
export async function start(shell: ShellServices, request: TailoringRequest): Promise<string> {
  const { includeCoverLetter, translateTo, useAiTailoring } = request;
  const properties = { includeCoverLetter, translateTo: translateTo ?? 'none' };
  shell.analytics.track(useAiTailoring ? 'tailor_cv_ai' : 'tailor_cv_manual', properties);
  const { data } = await shell.http.call(endpoints.startTailoring, { body: request });
  await shell.drafts.write(JOB, data.bullId);
  return data.bullId;
}

/** State of the job now. */
export async function poll(shell: ShellServices, bullId: string) {
  return (await shell.http.call(endpoints.tailoringProgress, { params: { bullId } })).data;
}

/** The job ended: nothing is left to be found again. */
export async function forgetJob(
  shell: ShellServices,
  { andForm }: { andForm: boolean },
): Promise<void> {
  await shell.drafts.drop(JOB);
  if (andForm) await shell.drafts.drop(FORM);
}

/** What was typed before a reload or an ended session. */
export async function readForm(shell: ShellServices): Promise<TailorForm | undefined> {
  const stored = await shell.drafts.read(FORM);
  return typeof stored === 'object' && stored !== null ? { ...emptyForm, ...stored } : undefined;
}

/** Keeps what is being typed. */
export function keepForm(shell: ShellServices, form: TailorForm): Promise<void> {
  return shell.drafts.write(FORM, form);
}
