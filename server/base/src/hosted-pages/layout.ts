import type { Language } from '@sastre/shared-contracts/api';
import { html, trusted, type Markup } from '@sastre/shared-html';
import { footPlace } from './foot.ts';
import { PRODUCT_MARK, PRODUCT_NAME } from './product-name.ts';

/** What a hosted page is made of. */
export interface HostedPage {
  language: Language;
  title: string;
  body: Markup;
  /** Address of its styles. */
  stylesheet: string;
  /** Address of its script, if it has one. */
  script?: string;
  /** What else its head says of it. */
  marks?: Markup;
  /** Where the brand leads; else it is no link. */
  home?: string;
  /** Said before its heading. */
  above?: Markup;
}

/** A whole document: brand, one heading, the given body, and a place for the foot that `createFinishPage` fills. */
export function renderHostedPage(page: HostedPage): string {
  const { language, title, stylesheet, script, marks, home } = page;
  const brand = html`${PRODUCT_MARK}<span>${PRODUCT_NAME}</span>`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${marks && html`${marks}\n`}<title>${documentTitle(title)}</title>
<link rel="stylesheet" href="${stylesheet}">
${script && html`<script type="module" src="${script}"></script>\n`}</head>
<body>
<header>${home ? html`<a class="brand" href="${home}">${brand}</a>` : html`<span class="brand">${brand}</span>`}</header>
<main>
${page.above && html`${page.above}\n`}<h1>${title}</h1>
${page.body}
</main>
${trusted(footPlace(language))}</body>
</html>
`.markup;
}

/** The product's name once: some headings have it already. */
function documentTitle(title: string): string {
  return title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`;
}

/** What went well, announced. */
export function renderStatus(text: string): Markup {
  return html`<p class="status" role="status">${text}</p>`;
}

/** The line below a page's work: a link with the words before it. */
export function renderOther(href: string, link: string, before = ''): Markup {
  return html`<p class="other">${before && `${before} `}<a href="${href}">${link}</a></p>`;
}
