import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'en',
    'Took part in a trial of a new pen.',
    'Carried out a trial of a new pen.',
    'Participated in a trial of a new pen.',
  ],
  [
    'en',
    'Collected questions in a list from which the help pages were later written.',
    'Collected questions in a list and later wrote the help pages from it.',
    'Collected in a list questions from which the help pages were later written.',
  ],
  [
    'de',
    'Leite einen Auszubildenden im zweiten Lehrjahr an.',
    'Leite Auszubildende im zweiten Lehrjahr an.',
    'Leite im zweiten Lehrjahr einen Auszubildenden an.',
  ],
  [
    'es',
    'Analizo unas 60 muestras diarias de producto terminado.',
    'Analizo unas 60 muestras diarias de cada producto terminado.',
    'Analizo a diario unas 60 muestras de producto terminado.',
  ],
  [
    'es',
    'Sustitución del jefe de tráfico en sus vacaciones.',
    'Sustituyo al jefe de tráfico, también en sus vacaciones.',
    'Sustituyo al jefe de tráfico en sus vacaciones.',
  ],
] as const)('%s: %s', (language, fact, more, same) => {
  expect(answerFor(fact, more, language)).not.toBe('proven');
  expect(answerFor(fact, same, language)).toBe('proven');
});
