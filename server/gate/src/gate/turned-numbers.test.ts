import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'en',
    'Errors fell from 25 to 15 a year.',
    'Errors fell to 15 instead of 25 a year.',
    'Errors fell to 25 instead of 15 a year.',
  ],
  [
    'en',
    'Defects reported by customers dropped from 38 in 2022 to 21 in 2024.',
    '21 defects were reported by customers in 2024, down from 38 in 2022.',
    '38 defects were reported by customers in 2024, down from 21 in 2022.',
  ],
  [
    'es',
    'Propuse un mensaje que hizo bajar la espera en el mostrador de 12 a 7 minutos.',
    'La espera en el mostrador es de 7 minutos en lugar de 12 gracias a un mensaje que propuse.',
    'La espera en el mostrador es de 12 minutos en lugar de 7 gracias a un mensaje que propuse.',
  ],
  [
    'de',
    'Die Zahl der Nacharbeiten sank von 25 auf 15.',
    'Die Zahl der Nacharbeiten sank: nur noch 15 statt 25.',
    'Die Zahl der Nacharbeiten sank: nur noch 12 statt 25.',
  ],
] as const)('%s: %s', (language, fact, same, other) => {
  expect(answerFor(fact, same, language)).toBe('proven');
  expect(answerFor(fact, other, language)).not.toBe('proven');
});

test('"only" is no other name for a number that did not fall', () => {
  expect(
    answerFor('Sold 15 bikes in the first year.', 'Sold only 15 bikes in the first year.', 'en'),
  ).not.toBe('proven');
});

test('what is counted beside a change stays what it was', () => {
  expect(
    answerFor(
      'Reducción del cierre mensual de 12 a 7 días hábiles mediante un calendario de entregas.',
      'Reducción del cierre mensual de 12 a 7 días calendario mediante un calendario de entregas.',
      'es',
    ),
  ).not.toBe('proven');
});
