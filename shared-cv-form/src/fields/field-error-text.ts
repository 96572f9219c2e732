import type { Translate } from '@sastre/shared-contracts/shell';
import type { FieldError } from '../validation/validation.rules.ts';

/** What to do about a field, e.g. "Enter your position". */
export function fieldErrorText(t: Translate, field: string, error: FieldError): string {
  return error === 'required' ? t(`error.required.${field}`) : t(`error.${error}`);
}
