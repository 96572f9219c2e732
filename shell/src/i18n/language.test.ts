import { expect, jest, test } from '@jest/globals';
import { chooseLanguage, createLanguageStore } from './language.ts';

test.each([
  ['es', 'de-DE', 'es'],
  ['de', undefined, 'de'],
  ['fr', 'de-AT', 'de'],
  ['', 'es-MX', 'es'],
  [null, 'de', 'de'],
  [undefined, 'ES-es', 'es'],
  [null, 'fr-FR', 'en'],
  ['EN', 'es_ES', 'es'],
  [undefined, undefined, 'en'],
  [null, '', 'en'],
  [null, 'dex', 'en'],
])('stored %p and browser %p give %s', (stored, browser, language) => {
  expect(chooseLanguage(stored, browser)).toBe(language);
});

test('a choice is kept for the page and for the server; a cookie alone counts too', () => {
  const kept = new Map<string, string>();
  const writeCookie = jest.fn();
  let cookie: string | undefined = 'es';
  const store = createLanguageStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    },
    readCookie: () => cookie,
    writeCookie,
  });
  expect(store.read()).toBe('es');
  store.write('de');
  cookie = undefined;
  expect(store.read()).toBe('de');
  expect(writeCookie).toHaveBeenCalledWith('de');
});
