import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'what one did not do told as not done by others',
    'en',
    'Sent complaints to the customer team in Leeds; did not handle refunds.',
    'Sent complaints to the customer team in Leeds, who did not handle refunds.',
  ],
  [
    'who was there and who was not exchanged',
    'en',
    'Night duty, mostly with one nurse and no other assistant.',
    'Night duty, mostly with one other assistant and no nurse.',
  ],
  [
    'help and own deed exchanged',
    'es',
    'Colaboré en el traslado de dos gibones, encargándome del entrenamiento para la caja.',
    'Me encargué del traslado de dos gibones, colaborando en el entrenamiento para la caja.',
  ],
] as const)('asks about %s', (_name, language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});
