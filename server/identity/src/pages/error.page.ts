import { backToSite, type Locale, renderOther } from '@sastre/base/hosted-pages';
import { html } from '@sastre/shared-html';
import { renderAlert, renderPage } from './layout.ts';
import { translate } from './messages.ts';

/** Says what failed (a translated text) and leads back to the site. */
export function renderErrorPage(locale: Locale, text: string): string {
  return renderPage(
    locale,
    translate(locale, 'errorTitle'),
    html`${renderAlert(text)}${renderOther('/', backToSite(locale))}`,
  );
}
