import { escapeHtml } from './html.ts';
import type { Locale } from './locale.rules.ts';
import { PRODUCT_NAME } from './product-name.ts';
import { STYLESHEET_URL } from './stylesheet.ts';

const MARK = `<svg width="26" height="28" viewBox="0 0 26 28" aria-hidden="true" focusable="false"><path class="sheet" d="M4 3h13l5 5v17H4z"/><path class="marker" d="M8 16h9"/><path class="ink" d="M8 11h5M8 16h9M8 21h7"/></svg>`;

/** A whole document: brand, one heading, the given body (already HTML). */
export function renderPage(locale: Locale, title: string, body: string): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${PRODUCT_NAME}</title>
<link rel="stylesheet" href="${STYLESHEET_URL}">
</head>
<body>
<header><a class="brand" href="/">${MARK}<span>${PRODUCT_NAME}</span></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

/** What went wrong, announced at once. Nothing without a text. */
export function renderAlert(text: string | undefined): string {
  return text ? `<p class="alert" role="alert" id="error">${escapeHtml(text)}</p>` : '';
}
