import { escapeHtml } from './escape-html.ts';

/** A piece of markup that is already safe. Only `html` and `trusted` make one; no value from outside passes for it. */
export class Markup {
  readonly #markup: string;

  constructor(markup: string) {
    this.#markup = markup;
  }

  get markup(): string {
    return this.#markup;
  }
}

type Part = Markup | string | number | undefined | null | false | readonly Part[];

function flatten(part: Part): string {
  if (part === undefined || part === null || part === false) return '';
  if (typeof part === 'string') return escapeHtml(part);
  if (typeof part === 'number') return String(part);
  if (part instanceof Markup) return part.markup;
  return part.map(flatten).join('');
}

/**
 * Template tag: every value is escaped unless it is markup itself; lists are joined; `false`, `null` and `undefined`
 * vanish. An attribute's value stands in quotes, or what is put into it could begin another attribute.
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  let markup = texts[0] ?? '';
  parts.forEach((part, index) => (markup += flatten(part) + (texts[index + 1] ?? '')));
  return new Markup(markup);
}

/** Markup made safe elsewhere: by another converter, or our own scripts and style sheets. */
export function trusted(markup: string): Markup {
  return new Markup(markup);
}
