import type { ShellServices } from '../shell/services.ts';

type Drafts = Pick<ShellServices, 'drafts'>;
const KEY = 'waiting-job';

/** Notes that the limits sent somebody to the plans, with a job description that waits for them. Never rejects. */
export async function noteWaitingJob({ drafts }: Drafts): Promise<void> {
  await drafts.write(KEY, true).catch(() => undefined);
}

/** Whether one waits, also after the payment, until the page that it waits on is opened. Never rejects. */
export async function hasWaitingJob({ drafts }: Drafts): Promise<boolean> {
  const noted = await drafts.read(KEY).catch(() => undefined);
  return noted === true;
}

/** Whoever left it is back with it. Never rejects. */
export async function forgetWaitingJob({ drafts }: Drafts): Promise<void> {
  await drafts.drop(KEY).catch(() => undefined);
}
