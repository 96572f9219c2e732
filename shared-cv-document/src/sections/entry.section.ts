import { markdownToHtml } from '@sastre/shared-rich-text';
import { html, trusted, type Markup } from '@sastre/shared-html';
import { filled } from '../filled.ts';
import type { RenderContext } from '../render-context.ts';
import { documentMarkup, isLong } from '../rich-text.rules.ts';
import { unbroken, unbrokenMarkup } from '../unbroken.rules.ts';

/** A CV has far fewer texts. */
const TEXTS = 200;
/** The preview asks for the same texts with each change of the layout. */
const converted = new Map<string, string>();

/** Markdown of the house dialect as markup; headings in it stand below a heading of level `parent`. */
export function richText(
  markdown: string,
  parent: number,
  column: RenderContext['column'] = 'wide',
): Markup | undefined {
  if (!filled(markdown)) return undefined;
  const markup = unbrokenMarkup(documentMarkup(convert(markdown), parent), column);
  return html`<div class="rich">${trusted(markup)}</div>`;
}

function convert(markdown: string): string {
  const known = converted.get(markdown);
  if (known !== undefined) return known;
  const markup = markdownToHtml(markdown);
  if (converted.size >= TEXTS) converted.clear();
  converted.set(markdown, markup);
  return markup;
}

/** Plain text as typed: blank lines part paragraphs, line breaks stay. */
export function plainText(text: string, column: RenderContext['column']): Markup {
  const paragraphs = text
    .trim()
    .split(/\n\s*\n/)
    .filter(filled);
  const lines = (paragraph: string) =>
    paragraph
      .split('\n')
      .map((line, index) => html`${index > 0 && html`<br>`}${unbroken(line.trim(), column)}`);
  return html`<div class="rich">${paragraphs.map((paragraph) => html`<p dir="auto">${lines(paragraph)}</p>`)}</div>`;
}

/** A heading; an `h1` is the first of its document. */
export function heading(level: number, className: string, content: Markup | string): Markup {
  return html`<h${level} class="${className}" dir="auto">${content}</h${level}>`;
}

/** A section under its heading. */
export function section(
  { level, newPage }: RenderContext,
  key: string,
  title: string,
  content: readonly Markup[] | Markup,
): Markup {
  return html`<section class="sec sec-${key}"${newPage && html` data-new-page`}>${heading(level, 'title', title)}${content}</section>`;
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

/** Bold capitals alone on a line are taken for the heading of a section by programs that read CVs. */
function looksLikeHeading(line: string): boolean {
  return !/\p{Ll}/u.test(line);
}

/** One job or course: the head block holds together, the body may break. */
export function entry({ column, level, template, words }: RenderContext, parts: Entry): Markup {
  const { head, organisation, place, dates, grade, body, short } = parts;
  const plain = !filled(place) && looksLikeHeading(organisation);
  const company =
    filled(organisation) &&
    html`<span class="o${plain && ' plain'}">${unbroken(organisation.trim(), column)}</span>`;
  const where = filled(place) && html`<span class="l">${unbroken(place.trim(), column)}</span>`;
  const title = filled(head) && heading(level + 1, 'head', unbroken(head.trim(), column));
  const when = filled(dates) && html`<p class="dates">${dates}</p>`;
  const at =
    (company || where) &&
    html`<p class="org" dir="auto">${company}${company && where && words.comma}${where}</p>`;
  const mark = filled(grade) && html`<p class="grade">${grade}</p>`;
  // Dates stand beside the title where there is room for it, and below the company in the sidebar. They are read as they
  // stand: programs that go along a line take what steps back on it for a part of the word before.
  const first = template.dates === 'start' ? [when, title] : [title, when];
  const lines = column === 'side' ? [title, at, when, mark] : [row(first), row([at, mark])];
  return html`<article class="${short ? 'entry short' : 'entry'}"><div class="ehead">${lines}</div>${body}</article>`;
}

/** Parts side by side; what is too long for that goes below. */
function row(parts: (Markup | false)[]): Markup | undefined {
  return parts.some((part) => part !== false) ? html`<div class="row">${parts}</div>` : undefined;
}

/** Bullet list; blank items are left out. */
export function bullets(
  items: readonly string[],
  column: RenderContext['column'],
): Markup | undefined {
  const shown = items.filter(filled);
  return shown.length === 0
    ? undefined
    : html`<ul class="bul">${shown.map(
        (item) =>
          html`<li dir="auto"${isLong(item) && html` data-long`}>${unbroken(item.trim(), column)}</li>`,
      )}</ul>`;
}
