import { renderForm } from './field.ts';
import { escapeHtml } from './html.ts';
import { renderAlert, renderPage } from './layout.ts';
import type { Locale } from './locale.rules.ts';
import { translate } from './messages.ts';
import { PRODUCT_NAME } from './product-name.ts';

/** What the sign-in page shows. `base` is the address of the interaction. */
export interface LoginPage {
  locale: Locale;
  base: string;
  csrf: string;
  email?: string | undefined;
  error?: string | undefined;
}

/** Sign in with e-mail and password. */
export function renderLoginPage(page: LoginPage): string {
  const t = translate.bind(null, page.locale);
  const form = renderForm(
    `${page.base}/login`,
    page.csrf,
    [
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'username',
        value: page.email,
        focus: !page.email,
      },
      {
        name: 'password',
        label: t('password'),
        type: 'password',
        autocomplete: 'current-password',
        focus: Boolean(page.email),
      },
    ],
    t('signIn'),
  );
  const register = `<p class="other">${escapeHtml(t('newHere'))} <a href="${escapeHtml(page.base)}/register">${escapeHtml(t('createAccount'))}</a></p>`;
  return renderPage(
    page.locale,
    t('signInTo', { product: PRODUCT_NAME }),
    `${renderAlert(page.error)}${form}${register}`,
  );
}
