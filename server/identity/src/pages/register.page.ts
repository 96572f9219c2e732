import { type Locale, PRODUCT_NAME, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import { newPasswordFields } from './new-password.fields.ts';

/** What the registration page shows. `base` is the address of the interaction. */
export interface RegisterPage {
  locale: Locale;
  base: string;
  csrf: string;
  name?: string | undefined;
  email?: string | undefined;
  error?: string | undefined;
  /** The field that the error is about. */
  wrongField?: string | undefined;
}

/** Create an account: name, e-mail, password twice. */
export function renderRegisterPage(page: RegisterPage): string {
  const { locale, base, csrf } = page;
  const t = translate.bind(null, locale);
  const wrong = (name: string) => page.wrongField === name;
  const form = renderForm({
    locale,
    csrf,
    action: `${base}/register`,
    fields: [
      {
        name: 'name',
        label: t('fullName'),
        type: 'text',
        autocomplete: 'name',
        value: page.name,
        invalid: wrong('name'),
        focus: !page.error,
      },
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'username',
        value: page.email,
        invalid: wrong('email'),
      },
      ...newPasswordFields(page, 'password'),
    ],
    submit: t('createAccount'),
  });
  return renderPage(
    locale,
    t('createAccountAt', { product: PRODUCT_NAME }),
    html`${renderAlert(page.error, page.wrongField)}${form}${renderOther(`${base}/login`, t('signIn'), t('haveAccount'))}`,
  );
}
