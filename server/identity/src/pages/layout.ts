import { type Locale, PRODUCT_MARK, PRODUCT_NAME, STYLESHEET_URL } from '@sastre/base/hosted-pages';
import { html, type Markup } from '@sastre/shared-html';
import { PAGE_SCRIPT_URL } from './page-script.ts';

/** A whole document: brand, one heading, the given body. */
export function renderPage(locale: Locale, title: string, body: Markup): string {
  return html`<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="${STYLESHEET_URL}">
<script type="module" src="${PAGE_SCRIPT_URL}"></script>
</head>
<body>
<header><a class="brand" href="/">${PRODUCT_MARK}<span>${PRODUCT_NAME}</span></a></header>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup;
}

/** What went wrong, announced at once and focused; it leads to the field that it is about. Nothing without a text. */
export function renderAlert(text: string | undefined, field?: string): Markup | undefined {
  if (!text) return undefined;
  const said = field ? html`<a href="#${field}">${text}</a>` : text;
  return html`<p class="alert" role="alert" id="error" tabindex="-1" autofocus>${said}</p>`;
}

/** What went well, announced. */
export function renderStatus(text: string): Markup {
  return html`<p class="status" role="status">${text}</p>`;
}

/** The line below a page's work: a link with the words before it. */
export function renderOther(href: string, link: string, before = ''): Markup {
  return html`<p class="other">${before && `${before} `}<a href="${href}">${link}</a></p>`;
}
