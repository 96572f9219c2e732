import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** The same tie by another preposition, or by a relative. */
const SAME: readonly Case[] = [
  [
    'de',
    'Testdaten für die Umsatzsteuervoranmeldung mit SQL aufbereitet',
    'Aufbereitung von Testdaten für die Umsatzsteuervoranmeldung mittels SQL',
  ],
  [
    'en',
    'Training of two apprentices; one has since qualified',
    'Two apprentices trained, one of whom has since qualified',
  ],
  [
    'en',
    'Covers for the clerk at the exhibit desk about once a month.',
    'Covers for the clerk at the exhibit desk roughly once per month.',
  ],
];

const OTHER: readonly Case[] = [
  [
    'de',
    'Testdaten für das Finanzamt mit SQL aufbereitet',
    'Testdaten für SQL mittels Finanzamt aufbereitet',
  ],
  [
    'de',
    'Berichte für das Team im Werk geschrieben',
    'Berichte mithilfe des Teams im Werk geschrieben',
  ],
  [
    'en',
    'Built the reports for the finance team in Leeds',
    'Built the reports using the finance team in Leeds',
  ],
  [
    'es',
    'Elaboré informes para la empresa de limpieza',
    'Elaboré informes mediante la empresa de limpieza',
  ],
  [
    'en',
    'Training of two apprentices; one has since qualified',
    'Two apprentices trained, two of whom have since qualified',
  ],
  [
    'en',
    'Training of two apprentices; one has since left',
    'Two apprentices trained, one of whom has since qualified',
  ],
  [
    'en',
    'Trained two apprentices with one fitter',
    'Trained two apprentices, one of whom a fitter',
  ],
  [
    'en',
    'Covers for the clerk at the exhibit desk about once a month.',
    'Covers for the clerk at the exhibit desk roughly once a week.',
  ],
];

test.each(SAME)('the same tie, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each(OTHER)('another tie, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});
