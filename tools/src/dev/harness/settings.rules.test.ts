import { expect, test } from '@jest/globals';
import { hashOf, readSettings } from './settings.rules.ts';

const pages = { pages: [{ id: 'a', path: '/cv-data' }] };
const first = { language: 'en', theme: 'light', data: 'sample' };

test('an address without a page shows the first one, as most people see it', () => {
  expect(readSettings('', pages)).toEqual({ ...first, url: '/cv-data' });
  expect(readSettings('#/', pages)).toEqual({ ...first, url: '/cv-data' });
});

test('what an address chooses is read, and given back the same', () => {
  const hash = '#/cv-data?tab=skills&~language=de&~theme=dark&~data=empty';
  const settings = readSettings(hash, pages);
  expect(settings).toEqual({
    ...{ url: '/cv-data?tab=skills', language: 'de' },
    ...{ theme: 'dark', data: 'empty' },
  });
  expect(readSettings(hashOf(settings), pages)).toEqual(settings);
  expect(hashOf({ ...settings, language: 'en', theme: 'light', data: 'sample' })).toBe(
    '#/cv-data?tab=skills',
  );
});

test('what nobody offers is the first', () => {
  expect(readSettings('#/x?~language=fr&~theme=', pages)).toEqual({ ...first, url: '/x' });
});
