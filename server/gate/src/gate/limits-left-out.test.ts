import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** What a fact limits, told without the limit. */
const WITHOUT_LIMIT: Readonly<Record<string, readonly Case[]>> = {
  'when, where or on what condition': [
    ['en', 'Led museum tours for schools in the winter term', 'Led museum tours for schools'],
    ['de', 'Prüfte im Herbst jede Schaukel auf Risse.', 'Prüfte jede Schaukel auf Risse.'],
    ['es', 'Conducía la furgoneta en las zonas rurales.', 'Conducía la furgoneta.'],
  ],
  'a clause of its own': [
    ['en', 'Tested a booking tool; the owner rejected it.', 'Tested a booking tool.'],
    ['de', 'Kassensystem erprobt; der Inhaber lehnte es ab.', 'Kassensystem erprobt.'],
    ['es', 'Redacté un manual de cocina; lo revisa la dueña.', 'Redacté un manual de cocina.'],
  ],
  'whose it is': [
    ['de', 'Ausleihe von Präparaten an Schulen der Region.', 'Ausleihe von Präparaten an Schulen.'],
  ],
  'what is a trial': [
    ['de', 'Pilotversuch mit einem Funkgerät auf fünf Booten.', 'Ein Funkgerät auf fünf Booten.'],
  ],
  'what is open': [
    ['de', 'Leitfaden für Gäste, intern in Abstimmung.', 'Leitfaden für Gäste, intern abgestimmt.'],
    [
      'es',
      'Preparé una pauta de turnos; está en evaluación por la jefa.',
      'Preparé una pauta de turnos, evaluada por la jefa.',
    ],
    ['en', 'Helped plan the new kiosk, due in 2027', 'Helped plan the new kiosk'],
  ],
  'help in a small word': [
    ['de', 'Inventuren jährlich mit durchgeführt.', 'Inventuren jährlich durchgeführt.'],
  ],
};
/** The same, with the limit in other words. */
const WITH_LIMIT: readonly Case[] = [
  [
    'en',
    'Led museum tours for schools in the winter term',
    'In the winter term, led tours of the museum for schools',
  ],
  [
    'de',
    'Leitfaden für Gäste, intern noch in Abstimmung.',
    'Leitfaden für Gäste, der intern noch abgestimmt wird.',
  ],
  ['de', 'Prüfte im Herbst jede Schaukel auf Risse.', 'Jede Schaukel im Herbst auf Risse geprüft.'],
  [
    'es',
    'Conducía la furgoneta en las zonas rurales.',
    'En las zonas rurales conducía la furgoneta.',
  ],
];
const cases = Object.entries(WITHOUT_LIMIT).flatMap(([kind, list]) =>
  list.map((one) => [kind, ...one] as const),
);

test.each(cases)('left out: %s (%s) %s → %s', (_kind, language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test.each(WITH_LIMIT)('told in other words (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});
