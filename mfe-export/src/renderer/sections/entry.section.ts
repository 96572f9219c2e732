import { markdownToHtml } from '@sastre/shared-rich-text';
import { filled, html, trusted, type Markup } from '../html.ts';

/** Markdown of the house dialect as markup; headings in it begin at `headingLevel`, below the section's. */
export function richText(markdown: string, headingLevel: 2 | 3 = 3): Markup | undefined {
  return filled(markdown)
    ? html`<div class="rich">${trusted(markdownToHtml(markdown, { headingLevel }))}</div>`
    : undefined;
}

/** Plain text as typed: blank lines part paragraphs, line breaks stay. */
export function plainText(text: string): Markup | undefined {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter(filled);
  if (paragraphs.length === 0) return undefined;
  const lines = (paragraph: string) =>
    paragraph.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line.trim()}`);
  return html`<div class="rich">${paragraphs.map((paragraph) => html`<p dir="auto">${lines(paragraph)}</p>`)}</div>`;
}

/** A section with its heading; nothing when it has no content. */
export function section(
  key: string,
  heading: string,
  content: readonly Markup[] | Markup | undefined,
): Markup | undefined {
  if (content === undefined || (Array.isArray(content) && content.length === 0)) return undefined;
  return html`<section class="sec sec-${key}"><h2 dir="auto">${heading}</h2>${content as Markup}</section>`;
}

interface Entry {
  head: string;
  organisation: string;
  place: string;
  dates: string;
  grade?: string;
  body?: (Markup | undefined)[];
  /** Short entries never break over a page. */
  short?: boolean;
}

/** One job or course: the head block holds together, the body may break. */
export function entry({ head, organisation, place, dates, grade, body, short }: Entry): Markup {
  const org = filled(organisation) && html`<span class="o">${organisation.trim()}</span>`;
  const where = filled(place) && html`<span class="l">${place.trim()}</span>`;
  return html`<article class="${short ? 'entry short' : 'entry'}"><div class="ehead"><h3 dir="auto">${head.trim()}</h3>${
    dates !== '' && html`<p class="dates">${dates}</p>`
  }${(org || where) && html`<p class="org" dir="auto">${org}${org && where && ', '}${where}</p>`}${
    filled(grade) && html`<p class="grade">${grade}</p>`
  }</div>${body}</article>`;
}

/** Bullet list; blank items are left out. */
export function bullets(items: readonly string[]): Markup | undefined {
  const shown = items.filter(filled);
  return shown.length === 0
    ? undefined
    : html`<ul class="bul">${shown.map((item) => html`<li dir="auto">${item.trim()}</li>`)}</ul>`;
}
