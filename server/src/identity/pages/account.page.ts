import { renderForm } from './field.ts';
import { escapeHtml } from './html.ts';
import { renderAlert, renderPage } from './layout.ts';
import type { Locale } from './locale.rules.ts';
import { translate } from './messages.ts';
import { newPasswordFields } from './new-password.fields.ts';
import { PRODUCT_NAME } from './product-name.ts';

/** What the page "Signing in" shows. */
export interface AccountPage {
  locale: Locale;
  action: string;
  csrf: string;
  email: string;
  error?: string | undefined;
  wrongField?: string | undefined;
  saved?: boolean;
}

/** Change the password of the account that is signed in. */
export function renderAccountPage(page: AccountPage): string {
  const t = translate.bind(null, page.locale);
  const wrong = (name: string) => page.wrongField === name;
  const status = page.saved
    ? `<p class="status" role="status">${escapeHtml(t('passwordChanged'))}</p>`
    : '';
  const form = renderForm(
    page.action,
    page.csrf,
    [
      {
        name: 'current',
        label: t('currentPassword'),
        type: 'password',
        autocomplete: 'current-password',
        invalid: wrong('current'),
      },
      ...newPasswordFields(page, 'newPassword'),
    ],
    t('changePassword'),
  );
  return renderPage(
    page.locale,
    t('signingIn'),
    `<p>${escapeHtml(page.email)}</p>${renderAlert(page.error)}${status}
<h2>${escapeHtml(t('changePassword'))}</h2>
${form}
<p class="other"><a href="/">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>`,
  );
}
