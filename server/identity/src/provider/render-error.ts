import type { ErrorOut, KoaContextWithOIDC } from 'oidc-provider';
import { renderErrorPage } from '../pages/error.page.ts';
import { pickLocale, type FinishPage } from '@sastre/base/hosted-pages';
import { translate } from '../pages/messages.ts';
import { contentSecurityPolicy } from '../site/security-headers.ts';

/** The page for requests that cannot be answered by a redirect. A silent check gets it inside its own frame. */
export function renderProviderError(
  ctx: KoaContextWithOIDC,
  out: ErrorOut,
  finish: FinishPage,
): void {
  const locale = pickLocale({
    uiLocales: ctx.query['ui_locales'],
    cookieHeader: ctx.get('cookie'),
    acceptLanguage: ctx.get('accept-language'),
  });
  const reason = [out.error, out.error_description].filter(Boolean).join(': ');
  const text =
    out.error === 'server_error'
      ? translate(locale, 'serverError')
      : translate(locale, 'requestRefused', { reason });
  ctx.type = 'html';
  ctx.set(
    'content-security-policy',
    contentSecurityPolicy({ scripts: ["'self'"], framable: ctx.query['prompt'] === 'none' }),
  );
  ctx.body = finish(renderErrorPage(locale, text), ctx.get('cookie'));
}
