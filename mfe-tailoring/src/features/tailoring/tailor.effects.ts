import {
  endpoints,
  hasCv,
  type TailoringCheck,
  type TailoringRequest,
} from '@sastre/shared-contracts/api';
import type { ShellServices } from '@sastre/shared-contracts/shell';
import { readStoredForm, type TailorForm } from './actions.rules.ts';
import type { Checked, RunningJob } from './tailor.types.ts';

const JOB = 'tailoring.job';
/** Where the journal keeps what is being typed. */
export const FORM = 'tailoring.form';

/** Finds the job that still runs, started before a reload or a return; else reads CV and use. */
export async function check(
  shell: ShellServices,
  { findJob }: { findJob: boolean },
): Promise<Checked> {
  const job = findJob ? await readJob(shell) : undefined;
  if (job !== undefined) return { hasCv: true, usage: undefined, job };
  const [cv, usage] = await Promise.all([
    shell.http.call(endpoints.getMainCv, {}),
    shell.http.call(endpoints.activeSubscription, {}),
  ]);
  return { hasCv: hasCv(cv.data), usage: usage.data, job };
}

/** The job that is being asked for: the page may be left before the server has answered. */
let asking: Promise<unknown> = Promise.resolve();

/** The job that still runs, also one that was only just asked for. */
export async function findJob(shell: ShellServices): Promise<RunningJob | undefined> {
  await asking.catch(() => undefined);
  return readJob(shell);
}

async function readJob(shell: ShellServices): Promise<RunningJob | undefined> {
  const stored = await shell.drafts.read(JOB).catch(() => undefined);
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { bullId, useAi, companyName } = stored as Record<keyof RunningJob, unknown>;
  if (typeof bullId !== 'string') return undefined;
  return {
    bullId,
    useAi: typeof useAi === 'boolean' ? useAi : undefined,
    ...(typeof companyName === 'string' && { companyName }),
  };
}

/** What was used, and when it starts again. */
export async function readUsage(shell: ShellServices) {
  return (await shell.http.call(endpoints.activeSubscription, {})).data;
}

/** Starts the job and remembers it, so that a reload finds it again. */
export function start(shell: ShellServices, request: TailoringRequest): Promise<string> {
  const started = ask(shell, request);
  asking = started;
  return started;
}

async function ask(shell: ShellServices, request: TailoringRequest): Promise<string> {
  const { includeCoverLetter, translateTo, useAiTailoring, companyName } = request;
  const properties = { includeCoverLetter, translateTo: translateTo ?? 'none' };
  shell.analytics.track(useAiTailoring ? 'tailor_cv_ai' : 'tailor_cv_manual', properties);
  const { data } = await shell.http.call(endpoints.startTailoring, { body: request });
  const job: RunningJob = { bullId: data.bullId, useAi: useAiTailoring, companyName };
  // The job runs, whether the journal takes it or not.
  await shell.drafts.write(JOB, job).catch(() => undefined);
  return data.bullId;
}

/** What a tailoring would meet. It starts nothing and costs nothing. */
export async function askCheck(
  shell: ShellServices,
  request: TailoringRequest,
  signal: AbortSignal,
): Promise<TailoringCheck> {
  return (await shell.http.call(endpoints.checkTailoring, { body: request }, { signal })).data;
}

/** State of the job now. */
export async function poll(shell: ShellServices, bullId: string) {
  return (await shell.http.call(endpoints.tailoringProgress, { params: { bullId } })).data;
}

/** The job ended: nothing is left to be found again. */
export function forgetJob(shell: ShellServices): void {
  void shell.drafts.drop(JOB).catch(() => undefined);
}

/** What was typed before a reload or an ended session. */
export async function readForm(shell: ShellServices): Promise<TailorForm | undefined> {
  return readStoredForm(await shell.drafts.read(FORM).catch(() => undefined));
}
