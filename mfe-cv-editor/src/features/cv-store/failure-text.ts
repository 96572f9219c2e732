import { messageOf, type Translate } from '@sastre/shared-contracts/shell';
import { CvFailure } from './cv-store.types.ts';
import { lostCall } from './lost-call.rules.ts';

/** What a screen shows of a failure: its own message, else the fallback of what was tried. */
export function failureText(error: unknown, tried: 'fetch' | 'save', t: Translate): string {
  if (error instanceof CvFailure) return t(`failure.${error.reason}`);
  // The client's own word for it is none of a person's.
  if (lostCall(error) === 'session') return t('failure.signedOut');
  return messageOf(error, t(`failure.${tried}`));
}
