import { type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderForm, renderPasskeyForm } from './field.ts';
import { translateFactor } from './factor-messages.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** What the page shows that comes after the password. `base` is the address of the interaction. */
export interface SecondStepPage {
  locale: Locale;
  base: string;
  csrf: string;
  /** Whether the account has an authenticator app. */
  hasApp: boolean;
  /** What its passkeys are asked, as JSON; absent: it has none that can be used here. */
  passkeyQuestion?: string | undefined;
  error?: string | undefined;
}

/** Asks for a code, or for a passkey. */
export function renderSecondStepPage(page: SecondStepPage): string {
  const { locale, base, csrf, hasApp, passkeyQuestion } = page;
  const t = translateFactor.bind(null, locale);
  const action = `${base}/second-step`;
  const code = renderForm({
    locale,
    action,
    csrf,
    fields: [
      {
        name: 'code',
        label: t(hasApp ? 'code' : 'recoveryCode'),
        type: 'text',
        autocomplete: 'one-time-code',
        invalid: Boolean(page.error),
        focus: !page.error && passkeyQuestion === undefined,
      },
    ],
    submit: translate(locale, 'signIn'),
  });
  const passkey =
    passkeyQuestion !== undefined &&
    renderPasskeyForm({
      action,
      csrf,
      passkey: {
        label: t('usePasskey'),
        question: passkeyQuestion,
        failed: t('passkeyFailed'),
      },
    });
  // The usual way stands first.
  const ways =
    !hasApp && passkey
      ? html`${passkey}<section class="quiet">${code}</section>`
      : html`${code}${passkey}`;
  return renderPage(
    locale,
    t('oneMoreStep'),
    html`<p>${t(hasApp ? 'enterCode' : 'enterPasskey')}</p>${renderAlert(page.error, 'code')}${ways}<p class="other">${t('nothingLeft')}</p>${renderOther(`${base}/login`, t('otherAccount'))}`,
  );
}
