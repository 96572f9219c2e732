import { fillPlace, legalLink, type Locale, renderOther } from '@sastre/base/hosted-pages';
import type { Site } from '@sastre/base/site';
import { html, type Markup } from '@sastre/shared-html';
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

/** Who can help where no mail is sent. */
function renderHelp(locale: Locale, { support, contact, legal }: Site): string | Markup {
  const t = translate.bind(null, locale);
  const address = support ?? contact;
  if (address !== undefined) {
    const link = html`<a href="mailto:${address}">${address}</a>`;
    return fillPlace(t('writeToSupport'), 'support', link);
  }
  if (legal.imprint === undefined) return t('askWhoRuns');
  const link = legalLink(locale, 'imprint', t('theImprint'));
  return fillPlace(t('askImprint'), 'imprint', link);
}

/** What is true of a forgotten password where no mail is sent; `back` is where the sign-in goes on. */
export function renderNoLinkPage(locale: Locale, site: Site, back: string): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('forgotPassword'),
    html`<p>${t('noMail')}</p><p>${renderHelp(locale, site)}</p>${renderOther(back, t('backToSignIn'))}`,
  );
}
