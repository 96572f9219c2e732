export { escapeHtml } from './escape-html.ts';
export { html, trusted } from './html.ts';
export type { Markup } from './html.ts';
export { textOfHtml } from './html-text.rules.ts';
