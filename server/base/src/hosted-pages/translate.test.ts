import { expect, test } from '@jest/globals';
import { backToSite, createTranslate, fillPlaces } from './translate.ts';

test('fills the places it has values for, once', () => {
  const values = { email: '{hours}', hours: 24 };
  expect(fillPlaces('{email}: {hours} h, {other}', values)).toBe('{hours}: 24 h, {other}');
});

test('says one second and two seconds', () => {
  const text = 'in {n} {n|second|seconds}';
  expect([0, 1, 2].map((n) => fillPlaces(text, { n }))).toEqual([
    'in 0 seconds',
    'in 1 second',
    'in 2 seconds',
  ]);
  expect(fillPlaces(text, {})).toBe(text);
});

test('looks a text up in its language', () => {
  const translate = createTranslate({ en: { hi: 'Hi {who}' }, es: { hi: 'Hola' }, de: { hi: '' } });
  expect(translate('en', 'hi', { who: '<b>' })).toBe('Hi <b>');
  expect(translate('es', 'hi')).toBe('Hola');
  expect((['en', 'es', 'de'] as const).map(backToSite)).toEqual([
    'Back to Sastre',
    'Volver a Sastre',
    'Zurück zu Sastre',
  ]);
});
