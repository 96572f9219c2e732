import { expect, test } from '@jest/globals';
import { chooseTheme, themedDocument } from './theme.rules.ts';

const DOCUMENT =
  '<!doctype html><html lang="en"><head><meta name="color-scheme" content="light dark"/>' +
  '<meta name="theme-color" data-scheme="light" media="(prefers-color-scheme: light)" content="#fff"/>' +
  '<meta name="theme-color" data-scheme="dark" media="(prefers-color-scheme: dark)" content="#000"/></head>';

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', undefined],
  ['', undefined],
  [undefined, undefined],
])('the stored choice %p is the theme %p', (stored, theme) => {
  expect(chooseTheme(stored)).toBe(theme);
});

test('a document follows the system until a theme is chosen', () => {
  expect(themedDocument(DOCUMENT, undefined)).toBe(DOCUMENT);
});

test('a chosen theme is on html and in every mark of the head', () => {
  expect(themedDocument(DOCUMENT, 'dark')).toBe(
    '<!doctype html><html data-theme="dark" lang="en"><head><meta name="color-scheme" content="dark"/>' +
      '<meta name="theme-color" data-scheme="light" media="not all" content="#fff"/>' +
      '<meta name="theme-color" data-scheme="dark" media="all" content="#000"/></head>',
  );
  expect(themedDocument(DOCUMENT, 'light')).toContain('data-scheme="light" media="all"');
});
