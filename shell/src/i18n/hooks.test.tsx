import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLanguageOf, useTranslateOf } from './hooks.ts';
import { createI18n, type I18n } from './i18n.ts';

function Greeting({ i18n, namespace }: { i18n: I18n; namespace: string }) {
  const t = useTranslateOf(i18n, namespace);
  const language = useLanguageOf(i18n);
  return <p>{`${language}: ${t('hello', { name: 'Ana' })}`}</p>;
}

async function stage() {
  const i18n = await createI18n({
    language: 'en',
    loadShell: async () => ({ hello: 'shell' }),
    onLanguage: () => undefined,
  });
  await i18n.addNamespace('import', async (language) => ({
    hello: language === 'de' ? 'Hallo {{name}}' : 'Hello {{name}}',
  }));
  return i18n;
}

test('texts are those of their namespace, and follow the language', async () => {
  const i18n = await stage();
  render(<Greeting i18n={i18n} namespace="import" />);
  expect(screen.getByText('en: Hello Ana')).toBeTruthy();
  await act(() => i18n.setLanguage('de'));
  expect(screen.getByText('de: Hallo Ana')).toBeTruthy();
});
