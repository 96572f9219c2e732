import { type Locale, PRODUCT_NAME, renderOther } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { renderForm, renderPasskeyForm } from './field.ts';
import { translateFactor } from './factor-messages.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** What the sign-in page shows. `base` is the address of the interaction. */
export interface LoginPage {
  locale: Locale;
  base: string;
  csrf: string;
  email?: string | undefined;
  error?: string | undefined;
  /** Where a new password can be had, or is told how. */
  forgot: string;
  /** What passkeys are asked, as JSON; absent where browsers know none. */
  passkeyQuestion?: string | undefined;
}

/** A button that signs in by itself: the browser knows for whom it has a passkey. */
function renderPasskey({ locale, base, csrf, passkeyQuestion }: LoginPage): Markup | undefined {
  if (passkeyQuestion === undefined) return undefined;
  const passkey = {
    label: translateFactor(locale, 'signInWithPasskey'),
    question: passkeyQuestion,
    failed: translateFactor(locale, 'passkeyFailed'),
    autofill: true,
  };
  return renderPasskeyForm({ action: `${base}/passkey`, csrf, passkey });
}

/** Sign in with e-mail and password. */
export function renderLoginPage(page: LoginPage): string {
  const { locale, base, csrf } = page;
  const t = translate.bind(null, locale);
  const form = renderForm({
    locale,
    csrf,
    action: `${base}/login`,
    fields: [
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: page.passkeyQuestion === undefined ? 'username' : 'username webauthn',
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
    submit: t('signIn'),
  });
  const forgot = renderOther(page.forgot, t('forgotPassword'));
  return renderPage(
    locale,
    t('signInTo', { product: PRODUCT_NAME }),
    html`${renderAlert(page.error, 'email')}${form}${renderPasskey(page)}${forgot}${renderOther(`${base}/register`, t('createAccount'), t('newHere'))}`,
  );
}
