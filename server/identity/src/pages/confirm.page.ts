import type { Locale } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** What the page shows that a link to confirm an address opens. */
export interface ConfirmPage {
  locale: Locale;
  action: string;
  csrf: string;
  token: string;
  /** What is confirmed. */
  text: string;
  /** In another browser than the one that registered. */
  asksPassword?: boolean;
  error?: string | undefined;
}

/** Confirm an address. A page with a button: what merely follows links, as scanners of mail do, uses nothing up. */
export function renderConfirmPage(page: ConfirmPage): string {
  const { locale, action, csrf, token } = page;
  const t = translate.bind(null, locale);
  const password = {
    name: 'password',
    label: t('password'),
    type: 'password',
    autocomplete: 'current-password',
    hint: t('confirmPassword'),
    invalid: Boolean(page.error),
    focus: !page.error,
  } as const;
  const form = renderForm({
    locale,
    action,
    csrf,
    hidden: { token },
    fields: page.asksPassword ? [password] : [],
    submit: t('confirmEmail'),
  });
  return renderPage(
    locale,
    t('confirmTitle'),
    html`<p>${page.text}</p>${renderAlert(page.error, page.asksPassword ? 'password' : undefined)}${form}`,
  );
}
