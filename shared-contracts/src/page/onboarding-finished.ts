import type { ShellServices } from '../shell/services.ts';

type Drafts = Pick<ShellServices, 'drafts'>;
const KEY = 'onboarding-finished';

/** Notes that the onboarding was finished just now, for the page that it leads to. Never rejects. */
export async function noteOnboardingFinished({ drafts }: Drafts): Promise<void> {
  await drafts.write(KEY, true).catch(() => undefined);
}

/** Whether it was, until the page that says so is left. Never rejects. */
export async function wasOnboardingFinished({ drafts }: Drafts): Promise<boolean> {
  const noted = await drafts.read(KEY).catch(() => undefined);
  return noted === true;
}

/** It was said. Never rejects. */
export async function forgetOnboardingFinished({ drafts }: Drafts): Promise<void> {
  await drafts.drop(KEY).catch(() => undefined);
}
