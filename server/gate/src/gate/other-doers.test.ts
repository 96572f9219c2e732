import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'two deeds exchanged with those who did them',
    'es',
    'Preparaba los moldes que pedían las diseñadoras.',
    'Pedía los moldes que preparaban las diseñadoras.',
  ],
  [
    'help to another told as the help of another',
    'es',
    'Colaboré con la jefa de calidad en la redacción de nueve procedimientos.',
    'Redacté nueve procedimientos en los que colaboró la jefa de calidad.',
  ],
  [
    'what another chose told as chosen',
    'es',
    'Enseñé a dos camareros nuevos el programa que había elegido la directora.',
    'Elegí el programa que había enseñado la directora a dos camareros nuevos.',
  ],
  [
    'a wish told as what came of it',
    'en',
    'Taught two new clerks to read orders after the owner had asked for fewer wrong labels.',
    'Taught two new clerks to read orders, after which the owner had fewer wrong labels.',
  ],
  [
    'instructions followed told as given',
    'de',
    'Junge Bäume nach Anweisung des Meisters gesetzt und beschildert.',
    'Dem Meister Anweisung beim Setzen und Beschildern junger Bäume gegeben.',
  ],
] as const)('%s', (_what, language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test.each([
  [
    'en',
    'Drafted a price list, which the owner adopted with small changes.',
    'Drafted a price list, and the owner adopted it with small changes.',
  ],
  [
    'en',
    'Fixed the date picker after a customer complained.',
    'After a customer complained, fixed the date picker.',
  ],
  [
    'es',
    'Bajo la supervisión del maestro, ajustaba la mecánica de los teclados.',
    'Ajustaba la mecánica de los teclados bajo la supervisión del maestro.',
  ],
] as const)('%s: "%s" may be told otherwise', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});
