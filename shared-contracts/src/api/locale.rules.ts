import type { Language } from './constants.ts';

/** What is taken where nobody's region is known: the product's English is British. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es', de: 'de' };

/**
 * The locale in which dates, times and prices are written: the region of whoever reads, when it belongs to the chosen
 * language, else the usual one. `preferred` are the reader's languages as a browser tells them, dearest first.
 */
export function localeFor(language: Language, preferred: readonly string[]): string {
  const own = preferred.find((tag) => tag.toLowerCase().startsWith(`${language}-`));
  return own !== undefined && isLocale(own) ? own : USUAL[language];
}

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
