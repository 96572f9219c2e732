import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'emergencies handed to the duty vet',
    'en',
    'Passed emergencies on to the vet on duty during night shifts.',
    'On night shifts, handed emergencies on to the duty vet.',
  ],
  [
    'a light verb with an article before its noun',
    'es',
    'Hago los pedidos de pescado y verdura; los de vino los lleva el sumiller.',
    'Me encargo de los pedidos de pescado y verdura, mientras que el sumiller lleva los de vino.',
  ],
  [
    'mainly told as for the most part',
    'en',
    'Four-year apprenticeship in new construction, mainly low-rise hydraulic elevators.',
    'Apprenticeship of four years in new construction, for the most part on low-rise hydraulic elevators.',
  ],
  [
    'one of so many',
    'en',
    'Home visits across north Clare as one of a team of five midwives.',
    'One of five midwives in a team that makes home visits across north Clare.',
  ],
] as const)('proves %s', (_name, language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});
