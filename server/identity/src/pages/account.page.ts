import { backToSite, type Locale, renderOther, renderStatus } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { renderFactors, type FactorsSection } from './factors.section.ts';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import { newPasswordField } from './new-password.field.ts';

/** What the page "Signing in" shows. */
export interface AccountPage {
  locale: Locale;
  action: string;
  csrf: string;
  email: string;
  error?: string | undefined;
  wrongField?: string | undefined;
  /** What went well. */
  status?: string | undefined;
  /** Where a link that confirms the address is asked for; absent when it is confirmed, or without mail. */
  confirmAction?: string | undefined;
  factors: FactorsSection;
}

function renderConfirm({ locale, csrf, confirmAction }: AccountPage): Markup | undefined {
  if (confirmAction === undefined) return undefined;
  const t = translate.bind(null, locale);
  const form = renderForm({ locale, csrf, action: confirmAction, submit: t('sendLink') });
  return html`<section class="quiet"><p>${t('emailNotConfirmed')}</p>${form}</section>`;
}

/** Change the password of the account that is signed in. */
export function renderAccountPage(page: AccountPage): string {
  const { locale, action, csrf } = page;
  const t = translate.bind(null, locale);
  const form = renderForm({
    locale,
    action,
    csrf,
    fields: [
      {
        name: 'current',
        label: t('currentPassword'),
        type: 'password',
        autocomplete: 'current-password',
        invalid: page.wrongField === 'current',
      },
      newPasswordField(page, 'newPassword'),
    ],
    submit: t('changePassword'),
  });
  return renderPage(
    locale,
    t('signingIn'),
    html`<p>${page.email}</p>${renderAlert(page.error, page.wrongField)}${page.status && renderStatus(page.status)}
<h2>${t('changePassword')}</h2>
${form}
${renderFactors(locale, page.factors)}
${renderOther('/', backToSite(locale))}${renderConfirm(page)}`,
  );
}
