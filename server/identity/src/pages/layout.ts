import { type Locale, renderHostedPage, STYLESHEET_URL } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { PAGE_SCRIPT_URL } from './page-script.ts';

/** A whole document, in light and dark, whose brand leads to the site. */
export function renderPage(language: Locale, title: string, body: Markup): string {
  return renderHostedPage({
    language,
    title,
    body,
    stylesheet: STYLESHEET_URL,
    script: PAGE_SCRIPT_URL,
    marks: html`<meta name="color-scheme" content="light dark">`,
    home: '/',
  });
}

/**
 * What went wrong, announced at once and focused; it leads to the field that it is about, and a way out stands behind it.
 * Nothing without a text.
 */
export function renderAlert(
  text: string | undefined,
  field?: string,
  way?: { href: string; text: string },
): Markup | undefined {
  if (!text) return undefined;
  const said = field ? html`<a href="#${field}">${text}</a>` : text;
  const out = way && html` <a href="${way.href}">${way.text}</a>`;
  return html`<p class="alert" role="alert" id="error" tabindex="-1" autofocus>${said}${out}</p>`;
}
