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
  [
    'de',
    'Betreute 2024 und 2025 zusammen 60 Gäste.',
    'Betreute 2024 und 2025 jeweils 60 Gäste.',
    '2024 und 2025 zusammen 60 Gäste betreut.',
  ],
  [
    'en',
    'Trained 12 cooks in total at two sites.',
    'Trained 12 cooks each at two sites.',
    'At two sites, trained 12 cooks in total.',
  ],
  [
    'es',
    'Superé el objetivo todos los meses de 2019.',
    'Superé el objetivo todos los meses.',
    'Todos los meses de 2019 superé el objetivo.',
  ],
  [
    'en',
    'Met the target in every month of 2019.',
    'Met the target in every month.',
    'In 2019 met the target in every month.',
  ],
] as const)('%s: %s', (language, fact, more, same) => {
  expect(answerFor(fact, more, language)).not.toBe('proven');
  expect(answerFor(fact, same, language)).toBe('proven');
});
