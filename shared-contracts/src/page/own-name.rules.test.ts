import { expect, jest, test } from '@jest/globals';
import { DOCUMENT_LANGUAGES } from '../api/index.ts';
import { ownName } from './own-name.rules.ts';

test('each language has a name of its own, and a line begins in capitals', () => {
  const names = DOCUMENT_LANGUAGES.map(ownName);
  expect(new Set(names).size).toBe(DOCUMENT_LANGUAGES.length);
  for (const name of ['Čeština', 'Deutsch', 'Français', 'Türkçe', 'Русский', 'العربية', '日本語'])
    expect(names).toContain(name);
});

test('a language that browsers do not know is called by its own name all the same', () => {
  // As browsers answer, which have fewer languages than Node.
  const english = new Intl.DisplayNames('en', { type: 'language' });
  const asked = jest.spyOn(Intl, 'DisplayNames').mockImplementation(() => english);
  try {
    expect(['ka', 'hy'].map(ownName)).toEqual(['ქართული', 'Հայերեն']);
  } finally {
    asked.mockRestore();
  }
});
