import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Row = readonly [language: Language, fact: string, lie: string, same?: string];

/** Comparisons that were never made; beside each what says the same. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  'from and to of things': [
    [
      'es',
      'Migré 38 pantallas de AngularJS a React.',
      'Migración de 38 pantallas de React a AngularJS.',
    ],
    [
      'de',
      'Lager von Papier auf Tablets umgestellt.',
      'Lager von Tablets auf Papier umgestellt.',
      'Umstellung des Lagers von Papier auf Tablets.',
    ],
    [
      'en',
      'Moved the shop from cash to cards in a week.',
      'Moved the shop from cards to cash in a week.',
      'In a week, moved the shop from cash to cards.',
    ],
  ],
  'a part told as more of them': [
    [
      'de',
      'Betreuung von 12 Filialen, davon drei im Ausland.',
      'Betreuung von 12 Filialen und drei im Ausland.',
      'Betreuung von 12 Filialen, darunter drei im Ausland.',
    ],
    [
      'en',
      'Looked after 30 dogs, including four puppies.',
      'Looked after 30 dogs and four puppies.',
      'Looked after 30 dogs, four of them puppies.',
    ],
    [
      'es',
      'Revisión de 20 ascensores, de ellos seis antiguos.',
      'Revisión de 20 ascensores y seis antiguos.',
    ],
  ],
  'a part of a compound, an exception, an end of a stretch': [
    ['de', 'Drei Jahre Ersatzmitglied im Betriebsrat.', 'Drei Jahre Mitglied im Betriebsrat.'],
    ['de', 'Aushilfsfahrer für zwei Linien.', 'Fahrer für zwei Linien.'],
    [
      'de',
      'Wartung der Pumpen außer Motor.',
      'Wartung der Pumpen einschließlich Motor.',
      'Pumpen gewartet, Motor ausgenommen.',
    ],
    ['en', 'Repaired all pumps except motors.', 'Repaired all pumps and motors.'],
    ['es', 'Revisión de las bombas salvo el motor.', 'Revisión de las bombas y del motor.'],
    [
      'en',
      'Turnover in the first 90 days fell from 31% to 19%.',
      'Turnover fell from 31% to 19% in 90 days.',
      'In the first 90 days, turnover fell from 31% to 19%.',
    ],
    ['de', 'Ausfälle in den ersten 60 Tagen halbiert.', 'Ausfälle in 60 Tagen halbiert.'],
  ],
  'since, and an end, where the fact has neither': [
    [
      'es',
      'Respuesta en 6 horas en el 92 % de los avisos de 2023.',
      'Respuesta en 6 horas en el 92 % de los avisos desde 2023.',
      'En 2023, respuesta en 6 horas en el 92 % de los avisos.',
    ],
    [
      'es',
      'Negocia tarifas; el costo por envío bajó 130 pesos.',
      'Negocia tarifas; el costo por envío bajó a 130 pesos.',
    ],
  ],
  'success that nobody told': [
    [
      'en',
      'Reception work in a family-run inn with 22 rooms.',
      'Reception work in a family-run inn with 22 rooms successfully.',
    ],
    [
      'de',
      'Anleitung von zwei Lehrlingen am Ofen.',
      'Zwei Lehrlinge am Ofen erfolgreich angeleitet.',
    ],
    ['es', 'Llevé tres obras en Huesca.', 'Llevé con éxito tres obras en Huesca.'],
  ],
  'whose number it is': [
    [
      'de',
      'Krippe mit 74 Kindern; Gruppendienst zu 80 Prozent, Leitung zu 20 Prozent.',
      'Krippe mit 74 Kindern; Gruppendienst zu 20 Prozent, Leitung zu 80 Prozent.',
      'Krippe mit 74 Kindern; Leitung zu 20 Prozent, Gruppendienst zu 80 Prozent.',
    ],
    [
      'en',
      'Documented 130 table columns that nobody had described.',
      'Documented 130 tables that nobody had described.',
      'I documented 130 columns that nobody had described.',
    ],
    [
      'es',
      'Contabilidad de una fábrica; a cargo de dos asistentes contables.',
      'Contabilidad de una fábrica; a cargo de dos contables.',
      'Contabilidad de la fábrica; a cargo de dos asistentes.',
    ],
  ],
};

const rows = Object.entries(ROWS).flatMap(([kind, some]) =>
  some.map(([language, fact, lie, same]) => ({ kind, language, fact, lie, same })),
);

test.each(rows)('another claim by $kind: $fact → $lie', ({ language, fact, lie }) => {
  expect(answerFor(fact, lie, language)).not.toBe('proven');
});

test.each(rows.filter(({ same }) => same !== undefined))(
  'the same, in spite of $kind: $fact → $same',
  ({ language, fact, same }) => {
    expect(answerFor(fact, same ?? '', language)).toBe('proven');
  },
);
