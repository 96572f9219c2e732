import { MIN_PASSWORD_LENGTH } from '../password.ts';
import type { Field } from './field.ts';
import type { Locale } from '@sastre/base/hosted-pages';
import { translate } from './messages.ts';

/** A new password, typed twice; `label` names the first of the two. */
export function newPasswordFields(
  page: { locale: Locale; wrongField?: string | undefined },
  label: 'password' | 'newPassword',
): Field[] {
  const t = translate.bind(null, page.locale);
  const shared = { type: 'password', autocomplete: 'new-password' } as const;
  return [
    {
      ...shared,
      name: 'password',
      label: t(label),
      hint: t('passwordHint', { min: MIN_PASSWORD_LENGTH }),
      invalid: page.wrongField === 'password',
    },
    {
      ...shared,
      name: 'repeat',
      label: t('repeatPassword'),
      invalid: page.wrongField === 'repeat',
    },
  ];
}
