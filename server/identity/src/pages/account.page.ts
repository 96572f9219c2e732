import { backToSite, type Locale, renderOther, renderStatus } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { renderFactors, type FactorsSection } from './factors.section.ts';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import { nameField } from './name.field.ts';
import { newPasswordField } from './new-password.field.ts';

/** What the page "Signing in" shows. */
export interface AccountPage {
  locale: Locale;
  /** Where a new password is sent to. */
  action: string;
  /** Where a new name is sent to. */
  nameAction: string;
  csrf: string;
  email: string;
  /** As it is, or as it was typed. */
  name: string;
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

/** The forms of the page that have a field to be wrong. */
const FORM_OF: Readonly<Record<string, 'name' | 'password'>> = {
  name: 'name',
  current: 'password',
  password: 'password',
};

/** What went wrong, over the form with the field that it is about; over them all where it is about none of theirs. */
function alertOver(page: AccountPage, form: 'name' | 'password' | undefined): Markup | undefined {
  const { error, wrongField } = page;
  const over = wrongField === undefined ? undefined : FORM_OF[wrongField];
  return over === form ? renderAlert(error, wrongField) : undefined;
}

function renderName(page: AccountPage): Markup {
  const { locale, csrf, nameAction } = page;
  const t = translate.bind(null, locale);
  const form = renderForm({
    locale,
    action: nameAction,
    csrf,
    fields: [{ ...nameField(page), hint: t('nameHint') }],
    submit: t('saveName'),
  });
  return html`<h2>${t('changeName')}</h2>
${alertOver(page, 'name')}${form}`;
}

/** Change the name and the password of the account that is signed in. */
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
    html`<p>${page.email}</p>${alertOver(page, undefined)}${page.status && renderStatus(page.status)}
${renderName(page)}
<h2>${t('changePassword')}</h2>
${alertOver(page, 'password')}${form}
${renderFactors(locale, page.factors)}
${renderOther('/', backToSite(locale))}${renderConfirm(page)}`,
  );
}
