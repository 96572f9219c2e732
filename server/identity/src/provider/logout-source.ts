import type { KoaContextWithOIDC } from 'oidc-provider';
import { pickLocale, type FinishPage } from '@sastre/base/hosted-pages';
import {
  renderLogoutPage,
  renderSignedOutPage,
  SUBMIT_LOGOUT_SCRIPT,
} from '../pages/logout.page.ts';
import { contentSecurityPolicy, PAGE_POLICY, scriptHash } from '../site/security-headers.ts';

function localeOf(ctx: KoaContextWithOIDC) {
  return pickLocale({
    uiLocales: ctx.oidc.params?.['ui_locales'],
    cookieHeader: ctx.get('cookie'),
    acceptLanguage: ctx.get('accept-language'),
  });
}

/**
 * Signs out at once when the request proves whose session it is (an ID token of the session's own subject), as
 * Keycloak does; anybody else's link only gets the question.
 */
export function renderLogout(ctx: KoaContextWithOIDC, form: string, finish: FinishPage): void {
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: unknown } } | undefined;
  const subject = hint?.payload?.sub;
  const own = typeof subject === 'string' && subject === ctx.oidc.session?.accountId;
  const scripts = own ? ["'self'", scriptHash(SUBMIT_LOGOUT_SCRIPT)] : ["'self'"];
  ctx.set('content-security-policy', contentSecurityPolicy({ scripts }));
  ctx.body = finish(renderLogoutPage(localeOf(ctx), form, own), ctx.get('cookie'));
}

/** The page after a sign-out without an address to return to. */
export function renderSignedOut(ctx: KoaContextWithOIDC, finish: FinishPage): void {
  ctx.type = 'html';
  ctx.set('content-security-policy', PAGE_POLICY);
  ctx.body = finish(renderSignedOutPage(localeOf(ctx)), ctx.get('cookie'));
}
