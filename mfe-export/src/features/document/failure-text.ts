import { ChangedElsewhere } from '@sastre/shared-contracts/page';
import { isApiError, messageOf, type Translate } from '@sastre/shared-contracts/shell';
import type { ExportFailure } from './export.types.ts';

/** The print service is full or away, or has enough of this user's documents. */
const TRY_AGAIN: ReadonlySet<string> = new Set([
  'pdf-busy',
  'pdf-unavailable',
  'too-many-requests',
]);

/** Why there is no PDF; when the print service is full or away, also when to try again. */
export function failureText({ step, error }: ExportFailure, t: Translate): string {
  if (error instanceof ChangedElsewhere) return t('changedElsewhere');
  if (step === 'save') return saveFailureText(error, t);
  if (isApiError(error) && TRY_AGAIN.has(error.code)) {
    const { retryAfter: count } = error;
    return count === undefined ? t('busy.later') : t('busy.in', { count: Math.ceil(count) });
  }
  if (isApiError(error, 'invalid-input')) return t('refused');
  const isSaid = isApiError(error, 'pdf-timeout') || isApiError(error, 'too-large');
  return isSaid ? messageOf(error, t('failed')) : t('failed');
}

export function saveFailureText(error: unknown, t: Translate): string {
  return isApiError(error) ? messageOf(error, t('saveFailed')) : t('saveFailed');
}
