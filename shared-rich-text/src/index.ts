import { renderHtml } from './render-html.ts';
import { parseMarkdown, plainBlocks } from './parse-markdown.ts';
import { textOf } from './model.ts';
import { writeMarkdown } from './write-markdown.ts';

export { isSafeHref } from './href.ts';

/**
 * The one markdown dialect of descriptions, cover letters and job descriptions: a string in which
 *
 * - an empty line parts paragraphs; any other line break is a hard break (written as `\` at the end of the line);
 * - `**bold**`, `*italic*`, `<u>underline</u>` (the only inline HTML);
 * - `#`, `##`, `###` are block types 1 to 3 (deeper headings are read as 3);
 * - `- item` and `1. item` are flat lists; inner lists are flattened, a list that does not start at 1 is text;
 * - `[text](href)` is a link to `http:`, `https:`, `mailto:` or `tel:`; any other address leaves its text;
 * - `<p class="ql-align-center">…</p>` (also `right`, `justify`, and `h1` to `h3`) on its own is an aligned block with
 *   inline markdown inside; in a list item it aligns the item;
 * - a backslash before punctuation and `&amp;`-like entities stand for the character;
 * - everything else is text: raw HTML, tables and bare addresses as typed, images by their alternative text, code and
 *   quotes by their content. Rules (`---`) are dropped.
 */
export type MarkdownDialect = string;

/** How HTML is made. */
export interface MarkdownToHtmlOptions {
  /** Rank of a heading of block type 1 (types 2 and 3 follow it, up to `h6`). Default 1. */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6;
}

/**
 * Markdown as HTML that is safe by construction: `p`, `br`, `strong`, `em`, `u`, `a`, `ul`, `ol`, `li`, headings and the
 * class `ql-align-*` only; all text escaped. Never throws; blank markdown gives an empty string.
 */
export function markdownToHtml(
  markdown: MarkdownDialect,
  { headingLevel = 1 }: MarkdownToHtmlOptions = {},
): string {
  return renderHtml(parseMarkdown(markdown), headingLevel);
}

/** Markdown as plain text: list items on lines of their own without markers, an empty line between other blocks. */
export function markdownToText(markdown: MarkdownDialect): string {
  const blocks = parseMarkdown(markdown);
  return blocks
    .map(({ kind, runs }, index) => {
      const inList = kind === 'bullet' || kind === 'number';
      const gap = index === 0 ? '' : inList && blocks[index - 1]?.kind === kind ? '\n' : '\n\n';
      return gap + textOf(runs);
    })
    .join('');
}

/** Plain text as markdown that shows exactly this text: nothing in it is taken for markup, line breaks are kept. */
export function textToMarkdown(text: string): MarkdownDialect {
  return writeMarkdown(plainBlocks(text));
}
