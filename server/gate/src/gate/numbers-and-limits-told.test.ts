import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import type { Language } from '@sastre/shared-contracts/api';
import { gateOver } from './gate-over.fixture.ts';
import { answerFor, answerInLetter } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

const CHANGED: Readonly<Record<string, readonly Case[]>> = {
  'of whom a number counts the things': [
    [
      'en',
      "Looked after the soprano's three costumes on a 40-day tour.",
      "Looked after the three sopranos' costumes on a 40-day tour.",
    ],
  ],
  'a part that counts what stands beside it': [
    [
      'en',
      'Reported 18 leaks; the manager closed valves on six of them.',
      'Reported 18 leaks; the manager closed six valves.',
    ],
    [
      'es',
      'Avisé de 12 fugas; la jefa cambió tubos en 5 de ellas.',
      'Avisé de 12 fugas; la jefa cambió 5 tubos.',
    ],
    [
      'de',
      'Meldete 20 Schäden; der Vermieter tauschte Türen bei sieben davon.',
      'Meldete 20 Schäden; der Vermieter tauschte sieben Türen.',
    ],
  ],
  'a number by what it is told by': [
    ['en', 'Bottles 400 jars per batch of plum jam.', 'Bottles 400 jars of plum jam.'],
    ['de', 'Verpackte 90 Kisten pro Schicht im Lager.', 'Verpackte 90 Kisten im Lager.'],
    ['es', 'Vendí 50 colmenas a dos cooperativas.', 'Vendí 50 colmenas a cada cooperativa.'],
  ],
  'what a deed is limited by': [
    [
      'en',
      'Repaired saddles overnight whenever the stable sent them in by noon.',
      'Repaired saddles overnight whenever the stable sent them in.',
    ],
    [
      'de',
      'Lieferte Kränze am selben Tag, wenn die Bestellung bis neun Uhr kam.',
      'Lieferte Kränze am selben Tag, wenn die Bestellung kam.',
    ],
    [
      'es',
      'Reparaba redes de noche si llegaban antes de las ocho.',
      'Reparaba redes de noche si llegaban.',
    ],
    ['en', 'Drove the forklift only inside the yard.', 'Drove the forklift.'],
  ],
  'what stands for what was told before': [
    [
      'de',
      'Leitete die Nähstube; davor drei Jahre Zuschnitt.',
      'Leitete die Nähstube; davon drei Jahre Zuschnitt.',
    ],
    [
      'en',
      'Ran the sewing room; before that, three years of cutting.',
      'Ran the sewing room, three years of which cutting.',
    ],
    [
      'es',
      'Dirigí el taller; antes, tres años de corte.',
      'Dirigí el taller, de ellos tres años de corte.',
    ],
  ],
  'what fell through': [
    [
      'en',
      'Was to demonstrate knotting at a trade fair, which was cancelled.',
      'Demonstrated knotting at a trade fair.',
    ],
    [
      'de',
      'Sollte auf einer Messe das Drechseln vorführen; die Messe fiel aus.',
      'Führte auf einer Messe das Drechseln vor.',
    ],
    [
      'es',
      'Iba a presentar el telar en una feria, que se canceló.',
      'Presenté el telar en una feria.',
    ],
  ],
};
const SAME: readonly Case[] = [
  [
    'en',
    "Looked after the soprano's three costumes on a 40-day tour.",
    'On a 40-day tour, looked after three costumes of the soprano.',
  ],
  [
    'es',
    'Avisé de 12 fugas; la jefa mandó reparar 5 de ellas.',
    'De las 12 fugas de las que avisé, la jefa mandó reparar 5.',
  ],
  ['en', 'Delivers 80 parcels per shift.', 'Delivers 80 parcels every shift.'],
  [
    'de',
    'Lieferte Kränze am selben Tag, wenn die Bestellung bis neun Uhr kam.',
    'Kränze am selben Tag geliefert, wenn die Bestellung bis neun Uhr kam.',
  ],
  [
    'es',
    'Reparaba redes de noche si llegaban antes de las ocho.',
    'Si llegaban antes de las ocho, reparaba redes de noche.',
  ],
  [
    'de',
    'Leitete die Nähstube; davor drei Jahre Zuschnitt.',
    'Leitete die Nähstube, davor drei Jahre Zuschnitt.',
  ],
  [
    'en',
    'Was to demonstrate knotting at a trade fair, which was cancelled.',
    'Was to demonstrate knotting at a trade fair that was cancelled.',
  ],
];

test.each(
  Object.entries(CHANGED).flatMap(([kind, own]) => own.map((one) => [kind, ...one] as const)),
)('%s is asked about, in an entry and in a letter (%s): %s → %s', (_kind, language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('unproven');
  expect(answerInLetter(fact, text, language)).toBe('unproven');
});

test.each(SAME)('the same in other words is proven (%s): %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each([
  ['Seit 2021 bin ich Vorarbeiter in einer Seilerei.', 'proven'],
  ['Seit 2016 bin ich Vorarbeiter in einer Seilerei.', 'unproven'],
] as const)('a title is told from when it was held: %s', (text, answer) => {
  const cv = cvInBrief({
    work: [
      { as: ['Vorarbeiter', 'Seilerei', '2021-03'], achievements: ['Einweisung neuer Seiler'] },
      { as: ['Seiler', 'Seilerei', '2016-05 2021-02'], achievements: ['Verguss von Seilen'] },
    ],
  });
  expect(gateOver(cv, { letterLanguage: 'de' }).judge('coverLetter', text).answer).toBe(answer);
});
