import { type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** What the page shows that sends a link to a new password. */
export interface ForgotPage {
  locale: Locale;
  action: string;
  csrf: string;
  /** Where the sign-in goes on. */
  back: string;
  email?: string | undefined;
  error?: string | undefined;
  wrongField?: string | undefined;
}

/** Ask for a new password. */
export function renderForgotPage(page: ForgotPage): string {
  const { locale, action, csrf } = page;
  const t = translate.bind(null, locale);
  const form = renderForm({
    locale,
    action,
    csrf,
    fields: [
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'username',
        value: page.email,
        invalid: page.wrongField === 'email',
        focus: !page.error,
      },
    ],
    submit: t('sendLink'),
  });
  return renderPage(
    locale,
    t('forgotTitle'),
    html`<p>${t('forgotText')}</p>${renderAlert(page.error, page.wrongField)}${form}${renderOther(page.back, t('backToSignIn'))}`,
  );
}
