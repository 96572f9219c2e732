import type { Language } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { PRODUCT_NAME } from './product-name.ts';

/** What stands in the `{name}` places of a text. */
export type Values = Readonly<Record<string, string | number>>;

/** A text with its `{name}` places filled (not escaped: that is the page's work). A place without a value stays. */
export function fillPlaces(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}

/** Looks up the texts of a room by language and key, and fills their places. */
export function createTranslate<Key extends string>(
  catalogue: Readonly<Record<Language, Readonly<Record<Key, string>>>>,
) {
  return (language: Language, key: Key, values: Values = {}): string =>
    fillPlaces(catalogue[language][key], values);
}

const translate = createTranslate({
  en: { backToSite: 'Back to {product}' },
  es: { backToSite: 'Volver a {product}' },
  de: { backToSite: 'Zurück zu {product}' },
});

/** The words of the link from a hosted page to the site. */
export function backToSite(language: Language): string {
  return translate(language, 'backToSite', { product: PRODUCT_NAME });
}

/** A text with markup in its `{name}` place; the rest is escaped. */
export function fillPlace(text: string, name: string, markup: Markup): Markup {
  const [before = '', after = ''] = text.split(`{${name}}`);
  return html`${before}${markup}${after}`;
}
