import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

const MADE_WIDER: Readonly<Record<string, readonly Case[]>> = {
  'a count': [
    ['en', 'Visited 12 farms across three valleys', 'Visited 12 farms across the valleys'],
    ['es', 'Apoyé a la jefa durante dos auditorías.', 'Apoyé a la jefa durante las auditorías.'],
  ],
  'a count beside a year or a single one': [
    ['en', 'Repaired 12 violins for a school in 2019.', 'Repaired violins for a school in 2019.'],
    [
      'de',
      'Betreute 25 Bienenvölker und 1 Lehrling auf dem Hof.',
      'Betreute Bienenvölker und 1 Lehrling auf dem Hof.',
    ],
    [
      'es',
      'En 2021 encuaderné 30 libros para el archivo.',
      'En 2021 encuaderné libros para el archivo.',
    ],
  ],
  'one of a kind': [
    ['de', 'Checkliste, die auf einer Station hängt.', 'Checkliste, die auf Stationen hängt.'],
    ['en', 'Repaired the roof of a chapel.', 'Repaired the roof of chapels.'],
  ],
  'an amount without a figure': [
    ['en', 'Filled in for the cook on several shifts.', 'Filled in for the cook on shifts.'],
  ],
  'part of a word': [
    ['en', 'Tested a form in the sub-district.', 'Tested a form in the district.'],
  ],
  'a stretch of time': [
    ['en', 'Cleaned 300 pieces in three years.', 'Cleaned 300 pieces a year for three years.'],
    [
      'es',
      'Reduje el rechazo al 8 % en dos campañas.',
      'Reduje el rechazo al 8 % en cada campaña.',
    ],
  ],
};
const AS_WIDE: readonly Case[] = [
  ['en', 'I work on a 28-bed ward.', 'I work on a ward with 28 beds.'],
  ['en', 'Visited 12 farms across three valleys', 'Visited twelve farms across 3 valleys'],
  [
    'en',
    'Repaired 12 violins for a school in 2019.',
    'In 2019, repaired a dozen violins for a school.',
  ],
  ['de', 'Checkliste, die auf einer Station hängt.', 'Auf einer Station hängt die Checkliste.'],
  ['es', 'Coordino 30 camiones a la semana.', 'Coordino 30 camiones por semana.'],
];
const cases = Object.entries(MADE_WIDER).flatMap(([kind, list]) =>
  list.map((one) => [kind, ...one] as const),
);

test.each(cases)('left out: %s (%s) %s → %s', (_kind, language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test.each(AS_WIDE)('kept (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});
