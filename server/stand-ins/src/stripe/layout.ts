import { readFileSync } from 'node:fs';
import { formatPrice, localeFor, type Language } from '@sastre/shared-contracts/api';
import { renderHostedPage, STYLESHEET as PAGE_STYLES, versioned } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { translate } from './messages.ts';

/** The styles of the hosted pages: those of our other server pages, and a few more. */
export const STYLESHEET = `${PAGE_STYLES}\n${readFileSync(new URL('./stand-in.css', import.meta.url), 'utf8')}`;

/** Where they are served. */
export const STYLESHEET_PATH = '/standin/assets/pages.css';

const STYLESHEET_URL = versioned(STYLESHEET_PATH, STYLESHEET);

/** Headers of the hosted pages: no script, nothing from elsewhere, never framed, never kept. */
export const PAGE_HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
};

/** A whole document that says that no money is real. */
export function renderPage(language: Language, title: string, body: Markup): string {
  return renderHostedPage({
    language,
    title,
    body,
    stylesheet: STYLESHEET_URL,
    marks: html`<meta name="robots" content="noindex">\n<meta name="color-scheme" content="light dark">`,
    above: html`<p class="status test-mode">${translate(language, 'testMode')}</p>`,
  });
}

/** Money in a language's way of writing it. */
export function money(language: Language, cents: number, currency: string): string {
  return formatPrice(cents, currency, localeFor(language, []));
}

/** A day in a language's way of writing it; seconds since 1970. */
export function day(language: Language, seconds: number): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeFor(language, []), options).format(seconds * 1_000);
}
