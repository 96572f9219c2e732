import { expect, test } from '@jest/globals';
import { letterLanguage } from './letter-language.rules.ts';

test.each([
  ['Dear Ms Okafor, I am writing about the role at the bank. I have led a team of six.', 'en'],
  [
    'Me dirijo a usted por el puesto que publican. He dirigido los pagos del banco y las tiendas.',
    'es',
  ],
  ['Sehr geehrte Frau Okafor, ich bewerbe mich auf die Stelle und habe eine Gruppe geführt.', 'de'],
  ['Hola', undefined],
  ['', undefined],
  ['Ledger Payout Harbour 2021', undefined],
  ['The bank of the future, el banco de los pagos y las tiendas.', undefined],
] as const)('%j is written in %s', (text, language) => {
  expect(letterLanguage(text)).toBe(language);
});
