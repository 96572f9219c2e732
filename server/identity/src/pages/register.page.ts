import {
  fillPlace,
  legalLink,
  type Locale,
  PRODUCT_NAME,
  renderOther,
} from '@sastre/base/hosted-pages';
import type { LegalPage } from '@sastre/shared-contracts/routes';
import { html, type Markup } from '@sastre/shared-html';
import { renderForm } from './field.ts';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';
import { nameField } from './name.field.ts';
import { newPasswordField } from './new-password.field.ts';

/** What the registration page shows. `base` is the address of the interaction. */
export interface RegisterPage {
  locale: Locale;
  base: string;
  csrf: string;
  name?: string | undefined;
  email?: string | undefined;
  error?: string | undefined;
  /** The address may have an account: signing in is offered with the error. */
  mayHaveAccount?: boolean;
  /** Pages about the site that there are. */
  legal: readonly LegalPage[];
  /** The field that the error is about. */
  wrongField?: string | undefined;
}

/** What is accepted with an account, as far as it is configured. */
function renderTerms({ locale, legal }: RegisterPage): Markup {
  const t = translate.bind(null, locale);
  const lines = [
    legal.includes('terms') &&
      fillPlace(t('acceptTerms'), 'terms', legalLink(locale, 'terms', t('theTerms'))),
    legal.includes('privacy') &&
      fillPlace(t('seePrivacy'), 'privacy', legalLink(locale, 'privacy', t('thePrivacy'))),
  ];
  return html`${lines.map((line) => line && html`<p class="hint">${line}</p>`)}`;
}

/** Create an account: name, e-mail, password. */
export function renderRegisterPage(page: RegisterPage): string {
  const { locale, base, csrf } = page;
  const t = translate.bind(null, locale);
  const form = renderForm({
    locale,
    csrf,
    action: `${base}/register`,
    fields: [
      { ...nameField(page), focus: !page.error },
      {
        name: 'email',
        label: t('email'),
        type: 'email',
        autocomplete: 'username',
        value: page.email,
        invalid: page.wrongField === 'email',
      },
      newPasswordField(page, 'password'),
    ],
    submit: t('createAccount'),
  });
  const way = page.mayHaveAccount ? { href: `${base}/login`, text: t('signInInstead') } : undefined;
  return renderPage(
    locale,
    t('createAccountAt', { product: PRODUCT_NAME }),
    html`<p>${t('free')}</p>${renderAlert(page.error, page.wrongField, way)}${form}${renderTerms(page)}${renderOther(`${base}/login`, t('signIn'), t('haveAccount'))}`,
  );
}
