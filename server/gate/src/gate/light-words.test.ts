import { expect, test } from '@jest/globals';
import type { Language } from '@sastre/shared-contracts/api';
import { answerFor } from './one-bullet.fixture.ts';

type Case = readonly [language: Language, fact: string, text: string];

/** Words that a rewrite adds and that say nothing besides. */
const SAME: readonly Case[] = [
  [
    'en',
    'Tested a backup system for six weeks with the court staff.',
    'Spent six weeks testing a backup system with the court staff.',
  ],
  [
    'en',
    'He is preparing a survey of 73 piles.',
    'He is currently preparing a survey of 73 piles.',
  ],
  ['en', 'Moved pianos with a crew of three.', 'Moved pianos with a three-person crew.'],
  [
    'de',
    'Nahm 2016 an einer Schulung für Pelletkessel teil.',
    'Teilnahme an einer Schulung für Pelletkessel im Jahr 2016.',
  ],
  [
    'de',
    'Fehlersuche an der Steuerung nach Anleitung des Herstellers.',
    'Suche nach Fehlern an der Steuerung nach Anleitung des Herstellers.',
  ],
  [
    'de',
    'Anleitung von zwei Volontärinnen bei der Skelettpräparation.',
    'Zwei Volontärinnen bei der Präparation von Skeletten angeleitet.',
  ],
  [
    'es',
    'Sin accidentes laborales en todo el período.',
    'No sufrí ningún accidente laboral en todo el período.',
  ],
];

/** The same words, where they say something. */
const MORE: readonly Case[] = [
  ['en', 'Wrote reports for the deputy manager.', 'Acted as deputy manager and wrote reports.'],
  [
    'en',
    'Supported the acting head of unit with rotas.',
    'Served as acting head of unit with rotas.',
  ],
  ['es', 'Elaboré informes para la directora.', 'Actué como directora y elaboré informes.'],
  [
    'de',
    'Pläne für den Ansprechpartner im Werk erstellt.',
    'Diente als Ansprechpartner und erstellte Pläne im Werk.',
  ],
  [
    'de',
    'Unterlagen an die Verantwortlichen im Einkauf geliefert.',
    'Trägt die Verantwortung für Unterlagen im Einkauf.',
  ],
  ['en', 'Prepared a survey of 73 piles in 2019.', 'Currently preparing a survey of 73 piles.'],
  [
    'en',
    'Drafted a plan; the board is considering it.',
    'Currently drafting a plan; the board is considering it.',
  ],
  [
    'en',
    'He is preparing a survey of 73 piles.',
    'He is currently carrying out a survey of 73 piles.',
  ],
  ['en', 'Moved pianos with a crew of three.', 'Moved pianos for three people with a crew.'],
  ['en', 'Moved pianos with a crew of three.', 'Moved pianos with a thirteen-person crew.'],
  ['en', 'Worked in a team of three on pianos.', 'Worked with three people on four pianos.'],
  [
    'de',
    'Nahm 2016 an einer Schulung für Pelletkessel teil.',
    'Nahm ein Jahr lang 2016 an einer Schulung für Pelletkessel teil.',
  ],
  [
    'de',
    'Leitete 2016 eine Schulung für Pelletkessel.',
    'Leitete im Jahr 2017 eine Schulung für Pelletkessel.',
  ],
  [
    'de',
    'Fehlersuche an der Steuerung nach Anleitung des Herstellers.',
    'Suche nach Anleitungen und Fehlern des Herstellers an der Steuerung.',
  ],
  ['de', 'Anleitung der Fehlersuche im Werk.', 'Suche nach Fehlern im Werk.'],
  ['de', 'Skelettpräparation unterstützt.', 'Präparation von Skeletten.'],
  ['es', 'Trabajé sin accidentes en todo el período.', 'Sufrí accidentes en todo el período.'],
];

test.each(SAME)('says nothing besides, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});

test.each(MORE)('says more, in %s: %s → %s', (language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});
