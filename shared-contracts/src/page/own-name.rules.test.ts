import { expect, test } from '@jest/globals';
import { DOCUMENT_LANGUAGES } from '../api/index.ts';
import { ownName } from './own-name.rules.ts';

test('each language has a name of its own, and a line begins in capitals', () => {
  const names = DOCUMENT_LANGUAGES.map(ownName);
  expect(new Set(names).size).toBe(DOCUMENT_LANGUAGES.length);
  for (const name of ['Čeština', 'Deutsch', 'Français', 'Türkçe', 'Русский', 'العربية', '日本語'])
    expect(names).toContain(name);
});
