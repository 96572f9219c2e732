import { expect, test } from '@jest/globals';
import { addressOf, readSettings, THEMES, WIDTHS } from './settings.rules.ts';

test('settings come back from their own address', () => {
  for (const theme of THEMES)
    for (const width of WIDTHS)
      for (const bare of [true, false])
        expect(readSettings(addressOf({ theme, width, bare }))).toEqual({ theme, width, bare });
});

test('an unknown setting is the default', () => {
  const defaults = { theme: 'system', width: 'full', bare: false };
  expect(readSettings('?theme=blue&width=1')).toEqual(defaults);
  expect(readSettings('')).toEqual(defaults);
});
