import { escapeHtml, type Locale, PRODUCT_NAME } from '@sastre/base/hosted-pages';
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
    `<p>${escapeHtml(t('signOutQuestion', { product: PRODUCT_NAME }))}</p>
${form}
<button id="sign-out" type="submit" form="op.logoutForm" name="logout" value="yes">${escapeHtml(t('signOut'))}</button>
<p class="other"><a href="/">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>${submits ? `<script>${SUBMIT_LOGOUT_SCRIPT}</script>` : ''}`,
  );
}

/** Shown after a sign-out that named no address to go to. */
export function renderSignedOutPage(locale: Locale): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('signedOut'),
    `<p class="other"><a href="/">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>`,
  );
}
