import { type Locale, PRODUCT_NAME } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderAlert, renderOther, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** Says what failed (a translated text) and leads back to the site. */
export function renderErrorPage(locale: Locale, text: string): string {
  const t = translate.bind(null, locale);
  return renderPage(
    locale,
    t('errorTitle'),
    html`${renderAlert(text)}${renderOther('/', t('backToSite', { product: PRODUCT_NAME }))}`,
  );
}
