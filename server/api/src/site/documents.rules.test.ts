import { expect, test } from '@jest/globals';
import { addressedDocument } from './documents.rules.ts';

test('links to other languages become whole addresses, and nothing else changes', () => {
  const html =
    '<link rel="alternate" hrefLang="es" href="/?lang=es"/><link rel="alternate" hrefLang="x-default" href="/"/><a href="/">';
  expect(addressedDocument(html, 'https://cv.example.org/')).toBe(
    '<link rel="alternate" hrefLang="es" href="https://cv.example.org/?lang=es"/>' +
      '<link rel="alternate" hrefLang="x-default" href="https://cv.example.org/"/><a href="/">',
  );
});
