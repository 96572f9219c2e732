import { LIMITS } from '@sastre/shared-contracts/api';
import { useLanguage, useT } from '@sastre/shared-contracts/shell';
import type { FieldError } from '../validation/validation.rules.ts';

/** Says what to do about a field, as "Enter your position"; nothing where there is no error. */
export function useErrorText(): (
  field: string,
  error: FieldError | undefined,
) => string | undefined {
  const t = useT();
  const language = useLanguage();
  return (field, error) => {
    if (error === undefined) return undefined;
    if (error === 'required') return t(`error.required.${field}`);
    const [, length] = /^tooLong\.(\d+)$/.exec(error) ?? [];
    if (length === undefined) return t(`error.${error}`);
    const { format } = new Intl.NumberFormat(language);
    return t('error.tooLong', { length: format(Number(length)), limit: format(LIMITS.textLength) });
  };
}
