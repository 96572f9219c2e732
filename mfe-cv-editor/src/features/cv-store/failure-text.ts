import { messageOf, type Translate } from '@sastre/shared-contracts/shell';
import { CvFailure } from './cv-store.types.ts';

/** What a screen shows of a failure: its own message, else the fallback of what was tried. */
export function failureText(error: unknown, tried: 'fetch' | 'save', t: Translate): string {
  if (error instanceof CvFailure) return t(`failure.${error.reason}`);
  return messageOf(error, t(`failure.${tried}`));
}
