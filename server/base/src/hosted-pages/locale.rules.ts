import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { readCookie } from '../web/cookies.ts';

/** One of the languages the pages speak: those of the product. */
export type Locale = Language;

function supported(tag: string | undefined): Locale | undefined {
  const language = tag?.trim().split(/[-_]/)[0]?.toLowerCase();
  return LANGUAGES.find((locale) => locale === language);
}

function byQuality(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';');
      const quality = parameters
        .find((p) => p.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter((entry) => entry.quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map((entry) => entry.tag);
}

/** What the client asked for, then the stored choice, then the browser's languages, then English. */
export function pickLocale(preferences: {
  uiLocales?: unknown;
  cookieHeader?: string | undefined;
  acceptLanguage?: string | undefined;
}): Locale {
  const asked = typeof preferences.uiLocales === 'string' ? preferences.uiLocales.split(/\s+/) : [];
  const candidates = [
    ...asked,
    readCookie(preferences.cookieHeader, 'lang'),
    ...byQuality(preferences.acceptLanguage ?? ''),
  ];
  for (const candidate of candidates) {
    const locale = supported(candidate);
    if (locale) return locale;
  }
  return DEFAULT_LANGUAGE;
}
