import { expect, jest, test } from '@jest/globals';
import { oncePerLanguage } from './once-per-language.ts';

test('a text is read once in each language', () => {
  const read = jest.fn((text: string, language: string) => ({ text, language }));
  const once = oncePerLanguage(10, read);
  expect(once('die', 'de')).toBe(once('die', 'de'));
  expect(once('die', 'en')).toEqual({ text: 'die', language: 'en' });
  expect(read).toHaveBeenCalledTimes(2);
});

test('no more than so many are kept', () => {
  const read = jest.fn((text: string) => ({ text }));
  const once = oncePerLanguage(2, read);
  for (const text of ['a', 'b', 'c', 'a', 'c']) once(text, 'en');
  // The third pushed the first two out.
  expect(read).toHaveBeenCalledTimes(4);
});
