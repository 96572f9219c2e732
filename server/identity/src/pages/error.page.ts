import { escapeHtml, type Locale, PRODUCT_NAME } from '@sastre/base/hosted-pages';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** Says what failed (a translated text) and leads back to the site. */
export function renderErrorPage(locale: Locale, text: string): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('errorTitle'),
    `${renderAlert(text)}<p class="other"><a href="/">${escapeHtml(t('backToSite', { product: PRODUCT_NAME }))}</a></p>`,
  );
}
