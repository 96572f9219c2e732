import { expect, test } from '@jest/globals';
import { isWholeThing } from './whole-thing.rules.ts';

test.each([
  ['Wundversorgung', 'Wundversorgung'],
  ['Rufbereitschaft', 'Schichtdienst, Rufbereitschaft'],
  ['Anleitung von Auszubildenden', 'Anleitung von Auszubildenden'],
  ['ganzheitliche Pflege', 'ganzheitliche Pflege und Betreuung unserer Patienten'],
  ['technisches Verständnis', 'technisches Verständnis'],
])('„%s“ is quoted from „%s“', (text, quote) => {
  expect(isWholeThing(text, quote, 'de')).toBe(true);
});

test.each([
  ['Auszubildenden', 'Anleitung von Auszubildenden'],
  ['Auszubildenden', 'Auszubildenden'],
  ['Rufbereitschaft', 'Teilnahme an der Rufbereitschaft'],
  ['Praktikanten', 'Einarbeitung neuer Mitarbeiter und Praktikanten'],
  ['agilen Methoden', 'agilen Methoden'],
  ['großen Küchen', 'Arbeit in großen Küchen'],
])('„%s“ is torn from „%s“', (text, quote) => {
  expect(isWholeThing(text, quote, 'de')).toBe(false);
});

test.each(['en', 'es'] as const)('what has no cases is called so wherever it stands: %s', (one) => {
  expect(isWholeThing('stock list', 'Keep the stock list of the branch', one)).toBe(true);
});
