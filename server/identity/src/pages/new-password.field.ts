import { MIN_PASSWORD_LENGTH } from '../account/password.ts';
import type { Field } from './field.ts';
import type { Locale } from '@sastre/base/hosted-pages';
import { translate } from './messages.ts';

/** A new password, typed once: it can be shown and how hard it is to guess is said; `label` names it. */
export function newPasswordField(
  page: { locale: Locale; wrongField?: string | undefined; email?: string | undefined },
  label: 'password' | 'newPassword',
): Field {
  const t = translate.bind(null, page.locale);
  return {
    type: 'password',
    autocomplete: 'new-password',
    name: 'password',
    label: t(label),
    hint: t('passwordHint', { min: MIN_PASSWORD_LENGTH }),
    invalid: page.wrongField === 'password',
    strength: { text: t('passwordStrength'), names: t('strengths'), owner: page.email },
  };
}
