import { expect, test } from '@jest/globals';
import { languageOptions } from './language-options.rules.ts';

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
