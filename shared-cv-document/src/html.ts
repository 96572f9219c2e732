/** A piece of markup that is already safe. Only `html` and `trusted` make one. */
export interface Markup {
  readonly markup: string;
}
type Part = Markup | string | number | undefined | false | readonly Part[];

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** The one escape of the renderer: text to HTML text or attribute value. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

function flatten(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string') return escape(part);
  if (typeof part === 'number') return String(part);
  if ('markup' in part) return part.markup;
  return part.map(flatten).join('');
}

/** Template tag: every value is escaped unless it is markup itself; lists are joined, `false` and `undefined` vanish. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  let markup = texts[0] ?? '';
  parts.forEach((part, index) => (markup += flatten(part) + (texts[index + 1] ?? '')));
  return { markup };
}

/** Markup made safe elsewhere: the markdown conversion of shared-rich-text, and our own style sheets. */
export function trusted(markup: string): Markup {
  return { markup };
}

/** True when a text has something to show. */
export function filled(text: string | undefined): text is string {
  return text !== undefined && text.trim() !== '';
}
