import { backToSite, type Locale, PRODUCT_NAME, renderOther } from '@sastre/base/hosted-pages';
import { html, trusted } from '@sastre/shared-html';
import { renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** Presses the button of the logout page; allowed by its hash only. */
export const SUBMIT_LOGOUT_SCRIPT = "document.getElementById('sign-out').click()";

/** Asks whether to sign out. `form` is the provider's own form (HTML); `submits` adds the script that presses the button. */
export function renderLogoutPage(locale: Locale, form: string, submits: boolean): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('signOut'),
    html`<p>${t('signOutQuestion', { product: PRODUCT_NAME })}</p>
${trusted(form)}
<button id="sign-out" type="submit" form="op.logoutForm" name="logout" value="yes">${t('signOut')}</button>
${renderOther('/', backToSite(locale))}${submits && html`<script>${trusted(SUBMIT_LOGOUT_SCRIPT)}</script>`}`,
  );
}

/** Shown after a sign-out that named no address to go to. */
export function renderSignedOutPage(locale: Locale): string {
  return renderPage(locale, translate(locale, 'signedOut'), renderOther('/', backToSite(locale)));
}
