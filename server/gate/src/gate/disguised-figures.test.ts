import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test('figures of another alphabet are no own form', () => {
  const fact = 'Serviced 38 kilns a year.';
  for (const said of [
    'Serviced ３８ kilns a year.',
    'Serviced 𝟑𝟖 kilns a year.',
    'Serviced ٣٨ kilns a year.',
  ])
    expect(answerFor(fact, said, 'en')).toBe('contradicted');
  expect(answerFor('Serviced ３８ kilns a year.', 'Yearly serviced ３８ kilns.', 'en')).not.toBe(
    'contradicted',
  );
});
