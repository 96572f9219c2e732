import { escapeHtml } from '../../hosted-pages/html.ts';
import { renderAlert, renderPage } from './layout.ts';
import type { Locale } from '../../hosted-pages/locale.rules.ts';
import { translate } from './messages.ts';
import { PRODUCT_NAME } from '../../hosted-pages/product-name.ts';

/** Says what failed (a translated text) and leads back to the site. */
export function renderErrorPage(locale: Locale, text: string): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('errorTitle'),
    `${renderAlert(text)}<p class="other"><a href="/">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>`,
  );
}
