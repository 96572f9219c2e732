import { renderForm } from './field.ts';
import { escapeHtml } from './html.ts';
import { renderAlert, renderPage } from './layout.ts';
import type { Locale } from './locale.rules.ts';
import { translate } from './messages.ts';
import { newPasswordFields } from './new-password.fields.ts';
import { PRODUCT_NAME } from './product-name.ts';

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
  const t = translate.bind(null, page.locale);
  const wrong = (name: string) => page.wrongField === name;
  const form = renderForm(
    `${page.base}/register`,
    page.csrf,
    [
      {
        name: 'name',
        label: t('fullName'),
        type: 'text',
        autocomplete: 'name',
        value: page.name,
        invalid: wrong('name'),
        focus: !page.wrongField,
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
    t('createAccount'),
  );
  const login = `<p class="other">${escapeHtml(t('haveAccount'))} <a href="${escapeHtml(page.base)}/login">${escapeHtml(t('signIn'))}</a></p>`;
  return renderPage(
    page.locale,
    t('createAccountAt', { product: PRODUCT_NAME }),
    `${renderAlert(page.error)}${form}${login}`,
  );
}
