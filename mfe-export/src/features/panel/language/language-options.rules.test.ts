import { expect, test } from '@jest/globals';
import { DOCUMENT_LANGUAGES } from '@sastre/shared-contracts/api';
import { languageOptions, ownName } from './language-options.rules.ts';

test.each([
  ['what is detected', { detected: { cv: 'pl' } }, { value: 'auto', detected: 'pl' }],
  ['what was chosen', { language: 'fr', detected: { cv: 'fr' } }, { value: 'fr', differs: false }],
  [
    'that the text is in another language',
    { language: 'fr', detected: { cv: 'pl' } },
    { value: 'fr', detected: 'pl', differs: true },
  ],
  ['no detection where nothing tells', { language: 'auto' }, { value: 'es', detected: undefined }],
])('the choice says %s', (_what, cv, options) => {
  expect(languageOptions(cv, 'es')).toMatchObject(options);
});

test('each language has a name of its own, and a line begins in capitals', () => {
  const names = DOCUMENT_LANGUAGES.map(ownName);
  expect(new Set(names).size).toBe(DOCUMENT_LANGUAGES.length);
  for (const name of ['Čeština', 'Deutsch', 'Français', 'Türkçe', 'Русский', 'العربية', '日本語'])
    expect(names).toContain(name);
});
