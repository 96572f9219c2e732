import { LANGUAGES } from '@sastre/shared-contracts/api';
import type { Messages } from '@sastre/shared-contracts/shell';
import { expect, test } from '@jest/globals';
import { loadShellMessages } from '../i18n/shell-messages.ts';

function flatten(messages: Messages, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([key, text]) =>
    typeof text === 'string'
      ? [[prefix + key, text] as [string, string]]
      : flatten(text, `${prefix}${key}.`),
  );
}
const places = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([place]) => place).sort();

test.each(LANGUAGES)('%s has every text, with the same values in it', async (language) => {
  const english = flatten(await loadShellMessages('en'));
  const texts = new Map(flatten(await loadShellMessages(language)));
  expect([...texts.keys()].sort()).toEqual(english.map(([key]) => key).sort());
  for (const [key, text] of english) {
    expect(texts.get(key)?.trim()).not.toBe('');
    expect([key, places(texts.get(key) ?? '')]).toEqual([key, places(text)]);
  }
});
