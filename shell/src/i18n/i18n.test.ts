import type { Language } from '@sastre/shared-contracts/api';
import { expect, jest, test } from '@jest/globals';
import { createI18n, type MessageLoader } from './i18n.ts';

const texts: Record<Language, Record<string, string>> = {
  en: { hello: 'Hello, {{name}}', only: 'Only English', blank: 'Not blank', 'a.b': 'Dotted' },
  es: { hello: 'Hola, {{name}}', blank: '' },
  de: { hello: 'Hallo, {{name}}' },
};
const loadShell = () => jest.fn<MessageLoader>(async (language) => texts[language]);

async function setUp(language: Language = 'en') {
  const loader = loadShell();
  const onLanguage = jest.fn();
  const i18n = await createI18n({ language, loadShell: loader, onLanguage });
  return { i18n, loader, onLanguage };
}

test('only the languages that are needed are loaded', async () => {
  const { loader, i18n } = await setUp('es');
  expect(loader.mock.calls.map(([language]) => language)).toEqual(['es', 'en']);
  expect(i18n.t('hello', { name: '<Ana>' })).toBe('Hola, <Ana>');
});

test('missing and blank texts fall back to English without a word', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { i18n } = await setUp('es');
  expect(i18n.t('only')).toBe('Only English');
  expect(i18n.t('blank')).toBe('Not blank');
  expect(i18n.t('a.b')).toBe('Dotted');
  expect(warn).not.toHaveBeenCalled();
});

test('a text that is nowhere shows its own name, without a word', async () => {
  const warn = jest.spyOn(console, 'warn');
  const { i18n } = await setUp('de');
  expect(i18n.t('form.save')).toBe('save');
  expect(i18n.instance.t('page.title', { ns: 'not-loaded' })).toBe('title');
  expect(warn).not.toHaveBeenCalled();
});

test('a switch loads every namespace in use before it shows', async () => {
  const { i18n, onLanguage } = await setUp();
  let release = () => {};
  const remote = jest.fn<MessageLoader>(async (language) => {
    if (language === 'de') await new Promise<void>((resolve) => (release = resolve));
    return { title: `Title ${language}` };
  });
  await i18n.addNamespace('billing', remote);
  const switched = i18n.setLanguage('de');
  await Promise.resolve();
  expect(i18n.language()).toBe('en');
  release();
  await switched;
  expect(i18n.instance.t('title', { ns: 'billing' })).toBe('Title de');
  expect(onLanguage.mock.calls).toEqual([['en'], ['de']]);
});

test('a remote that comes while the language is being switched is shown in the new one', async () => {
  const { i18n } = await setUp();
  const switched = i18n.setLanguage('es');
  const added = i18n.addNamespace('billing', async (language) => ({ title: `Title ${language}` }));
  await Promise.all([switched, added]);
  expect(i18n.instance.t('title', { ns: 'billing' })).toBe('Title es');
});

test('of two quick switches the last one wins', async () => {
  const { i18n } = await setUp();
  await Promise.all([i18n.setLanguage('de'), i18n.setLanguage('es')]);
  expect(i18n.language()).toBe('es');
  expect(i18n.instance.language).toBe('es');
});

test('a remote whose language file is missing is shown in English', async () => {
  const { i18n } = await setUp('de');
  await i18n.addNamespace('billing', async (language) => {
    if (language === 'de') throw new Error('chunk missing');
    return { title: 'Plans' };
  });
  expect(i18n.instance.t('title', { ns: 'billing' })).toBe('Plans');
});

test('a remote without any messages fails to load', async () => {
  const { i18n } = await setUp('de');
  await expect(
    i18n.addNamespace('billing', () => Promise.reject(new Error('gone'))),
  ).rejects.toThrow('gone');
});
