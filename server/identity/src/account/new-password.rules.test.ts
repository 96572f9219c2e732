import { describe, expect, test } from '@jest/globals';
import { newPasswordProblem, PRODUCT_WORD } from './new-password.rules.ts';

const common = new Set(['password', 'qwertyui', '12345678', 'dragon', 'monkey123']);
const owner = { name: 'Ana María Núñez', email: 'ana.nunez@cv-mail.example' };
const messageOf = (password: string) => newPasswordProblem(password, owner, common)?.message;

describe('a new password is refused', () => {
  test.each([
    'password',
    'PassWord',
    'ｐａｓｓｗｏｒｄ',
    'qwertyui',
    '12345678',
    'password1!',
    '!dragon26',
    'aaaaaaaa',
    '        ',
    'abababab',
    '1212121212121212',
  ])('when everybody tries it first: %j', (password) => {
    expect(messageOf(password)).toBe('passwordCommon');
  });

  test.each([
    'ana.nunez@cv-mail.example',
    'ana.nunez@cv-mail.ex',
    'Ana María Núñez',
    'ananunez',
    'NUÑEZ2026',
    'nunez1234',
    'cv-mail1',
    `${PRODUCT_WORD}12`,
    `My${PRODUCT_WORD.toUpperCase()}!`,
  ])('when it is made of the own name, address or the product: %j', (password) => {
    expect(messageOf(password)).toBe('passwordOwn');
  });

  test('when it is a common one with the own name before it', () => {
    expect(messageOf('ana12345678')).toBe('passwordOwn');
  });
});

test.each([
  'correct horse',
  'another horse',
  'mi abuela Ana come lentejas',
  'kühe grasen leise',
  'dragon-riders of 1987',
  'k3x9!vqPz7w',
])('any other is taken, whatever it is made of: %j', (password) => {
  expect(messageOf(password)).toBeUndefined();
});

test('words of the owner that are short say nothing', () => {
  const short = { name: 'Al E', email: 'e@a.example' };
  expect(newPasswordProblem('a lemon tree', short, common)).toBeUndefined();
});
