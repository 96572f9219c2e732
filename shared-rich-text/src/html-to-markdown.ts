import DOMPurify from 'dompurify';
import type { MarkdownDialect } from './index.ts';
import { joinLines, splitLines } from './lines.ts';
import { readDom } from './read-dom.ts';
import { renderHtml } from './render-html.ts';
import { tidy } from './tidy.ts';
import { writeMarkdown } from './write-markdown.ts';

/**
 * HTML as markdown of the dialect. A `<p>` is a paragraph, a `<br>` a hard break; Quill's lists are read in both of its
 * forms. What the dialect cannot hold becomes its text; typed markdown characters are escaped. Browser only.
 */
export function htmlToMarkdown(html: string): MarkdownDialect {
  return writeMarkdown(readDom(inert(html)));
}

/** HTML from the clipboard (Word, a web page, a mail) as the HTML of what the toolbar can make, one `<p>` a line. */
export function sanitizePastedHtml(html: string): string {
  return renderHtml(splitLines(tidy(readDom(inert(html)))));
}

/** The editor's own content as markdown: there every Enter is a line, and an empty line parts paragraphs. */
export function editorToMarkdown(root: Node): MarkdownDialect {
  return writeMarkdown(joinLines(readDom(root)));
}

// Parsed without running or loading anything, and cleaned before it is even read.
function inert(html: string): Node {
  return DOMPurify.sanitize(withoutStyles(html), {
    FORBID_TAGS: ['style', 'template', 'select', 'textarea', 'svg', 'math'],
    ALLOWED_ATTR: ['href', 'class', 'style', 'align', 'data-list', 'data-style'],
    RETURN_DOM: true,
  });
}

// Even a document that is never shown reports its styles to the content security policy. They are only read here.
function withoutStyles(html: string): string {
  return html
    .replace(/<style[\s>][^]*?<\/style\s*>/gi, '')
    .replace(/(<[a-z][^<>]*?\s)style(?=\s*=)/gi, '$1data-style');
}
