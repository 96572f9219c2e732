import { Script } from 'node:vm';
import { expect, test } from '@jest/globals';
import { findLeaks } from '@sastre/base/testing';
import type { MailTextKind } from '../mail/mail-texts.ts';
import { writeMail } from '../mail/write-mail.ts';
import { renderAccountPage } from './account.page.ts';
import { renderAppSetUpPage } from './app-set-up.page.ts';
import { renderCodesPage } from './codes.page.ts';
import { renderConfirmPage } from './confirm.page.ts';
import { renderErrorPage } from './error.page.ts';
import { renderForgotPage } from './forgot.page.ts';
import { renderLoginPage } from './login.page.ts';
import { renderLogoutPage } from './logout.page.ts';
import { renderNewPasswordPage } from './new-password.page.ts';
import { renderNewPasskeyPage } from './new-passkey.page.ts';
import { renderNoticePage } from './notice.page.ts';
import { PAGE_SCRIPT } from './page-script.ts';
import { renderProvePage } from './prove.page.ts';
import { renderRegisterPage } from './register.page.ts';
import { renderSecondStepPage } from './second-step.page.ts';

const FORM = ['action', 'csrf', 'error', 'wrongField'] as const;

test.each(['en', 'es', 'de'] as const)('whatever is put into a page is text (%s)', (locale) => {
  const leaks = {
    account: findLeaks(
      [...FORM, 'email', 'name', 'nameAction', 'status', 'confirmAction', 'base', 'passkey'],
      ({ base, passkey, ...texts }) => {
        const passkeys = [{ id: 'id', name: passkey, createdAt: 0, usedAt: null }];
        const factors = { base, passkeys, authenticator: true, codesLeft: 1, canAddPasskey: true };
        return renderAccountPage({ locale, ...texts, factors });
      },
    ),
    app: findLeaks(['action', 'csrf', 'back', 'error'], (texts) =>
      renderAppSetUpPage({ locale, ...texts, secret: 'GEZDGNBV', email: 'a@example.com' }),
    ),
    codes: findLeaks(['status', 'back'], (texts) =>
      renderCodesPage({ locale, ...texts, codes: ['abcd'] }),
    ),
    newPasskey: findLeaks(['action', 'csrf', 'name', 'question', 'back'], (texts) =>
      renderNewPasskeyPage({ locale, ...texts }),
    ),
    prove: findLeaks(
      [...FORM, 'title', 'text', 'submit', 'back', 'hidden', 'passkeyQuestion'],
      ({ text, hidden, ...page }) =>
        renderProvePage({ locale, ...page, texts: [text], hidden: { id: hidden }, code: 'app' }),
    ),
    secondStep: findLeaks(['base', 'csrf', 'passkeyQuestion', 'error'], (texts) =>
      renderSecondStepPage({ locale, hasApp: true, ...texts }),
    ),
    confirm: findLeaks(['action', 'csrf', 'error', 'token', 'text'], (texts) =>
      renderConfirmPage({ locale, ...texts, asksPassword: true }),
    ),
    error: findLeaks(['text'], ({ text }) => renderErrorPage(locale, text)),
    forgot: findLeaks([...FORM, 'back', 'email'], (texts) =>
      renderForgotPage({ locale, ...texts }),
    ),
    login: findLeaks(['base', 'csrf', 'error', 'email', 'forgot', 'passkeyQuestion'], (texts) =>
      renderLoginPage({ locale, ...texts }),
    ),
    newPassword: findLeaks([...FORM, 'token'], (texts) =>
      renderNewPasswordPage({ locale, ...texts }),
    ),
    notice: findLeaks(['title', 'status', 'error', 'more', 'href', 'text'], (texts) =>
      renderNoticePage({ locale, ...texts, link: texts }),
    ),
    register: findLeaks(['base', 'csrf', 'error', 'wrongField', 'name', 'email'], (texts) =>
      renderRegisterPage({ locale, legal: ['terms', 'privacy'], ...texts }),
    ),
  };
  expect(Object.values(leaks).flat()).toEqual([]);
});

test('the form of the provider stays as it is on the page that asks whether to sign out', () => {
  const form = '<form id="op.logoutForm"><input type="hidden" name="xsrf" value="a&amp;b"></form>';
  expect(renderLogoutPage('en', form, true)).toContain(`\n${form}\n<button id="sign-out"`);
});

test.each<MailTextKind>([
  'registration',
  'already-registered',
  'password-reset',
  'password-changed',
  'address-check',
  'passkey-added',
])('whatever is put into a mail is text (%s)', (kind) => {
  const to = 'somebody@example.com';
  const write = (texts: { name: string; link: string; site: string }) =>
    writeMail(kind, { to, locale: 'en', ...texts }).html;
  expect(findLeaks(['name', 'link', 'site'], write)).toEqual([]);
});

test('the script of the pages is one', () => {
  expect(() => new Script(`async () => {${PAGE_SCRIPT}}`)).not.toThrow();
});
