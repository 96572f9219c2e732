import type { Locale } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import { newPasswordField } from './new-password.field.ts';

/** What the page shows that a link to a new password opens. */
export interface NewPasswordPage {
  locale: Locale;
  action: string;
  csrf: string;
  token: string;
  error?: string | undefined;
  wrongField?: string | undefined;
}

/** Choose a new password. */
export function renderNewPasswordPage(page: NewPasswordPage): string {
  const { locale, action, csrf, token } = page;
  const form = renderForm({
    locale,
    action,
    csrf,
    hidden: { token },
    fields: [newPasswordField(page, 'newPassword')],
    submit: translate(locale, 'setPassword'),
  });
  return renderPage(
    locale,
    translate(locale, 'forgotTitle'),
    html`${renderAlert(page.error, page.wrongField)}${form}`,
  );
}
