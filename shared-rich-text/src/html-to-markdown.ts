import DOMPurify from 'dompurify';
import type { MarkdownDialect } from './index.ts';
import { joinLines, splitLines } from './lines.ts';
import { parseMarkdown } from './parse-markdown.ts';
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

/** Markdown as the HTML that the editor is filled with. */
export function markdownToEditorHtml(markdown: MarkdownDialect): string {
  return renderHtml(splitLines(parseMarkdown(markdown)));
}

// Parsed without running or loading anything, and cleaned before it is even read.
function inert(html: string): Node {
  return DOMPurify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'template', 'select', 'textarea'],
    ALLOWED_ATTR: ['href', 'class', 'style', 'align', 'data-list'],
    RETURN_DOM: true,
  });
}
