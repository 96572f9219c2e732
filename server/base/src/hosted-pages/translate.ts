import type { Language } from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { PRODUCT_NAME } from './product-name.ts';

/** What stands in the `{name}` places of a text. */
export type Values = Readonly<Record<string, string | number>>;

const PLACE = /\{(\w+)(?:\|([^{}|]+)\|([^{}|]+))?\}/g;

/**
 * A text with its places filled (not escaped: that is the page's work): `{name}` by a value, `{name|second|seconds}` by the
 * word for one or for any other number of them; so it is in all our languages. A place without a value stays.
 */
export function fillPlaces(text: string, values: Values): string {
  return text.replace(PLACE, (place, name: string, one?: string, other?: string) => {
    const value = values[name];
    if (value === undefined) return place;
    if (one === undefined || other === undefined) return String(value);
    return Number(value) === 1 ? one : other;
  });
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
