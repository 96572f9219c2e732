import { expect, test } from '@jest/globals';
import { pickLocale } from './locale.rules.ts';

test.each([
  ['what the client asks for', { uiLocales: 'fr es', cookieHeader: 'lang=de' }, 'es'],
  ['the stored choice', { cookieHeader: 'theme=dark; lang=de', acceptLanguage: 'es' }, 'de'],
  ['the browser, by quality', { acceptLanguage: 'es;q=0.4, fr, de-CH;q=0.9' }, 'de'],
  ['another choice than ours', { cookieHeader: 'lang=fr; slang=de', acceptLanguage: 'es' }, 'es'],
  ['nothing', {}, 'en'],
])('the language of a hosted page: %s', (_name, preferences, locale) => {
  expect(pickLocale(preferences)).toBe(locale);
});
