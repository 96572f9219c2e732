import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'en',
    'Kept the records, with help from the florist.',
    'Kept the records; I helped the florist.',
  ],
  ['en', 'I stood in for the potter for a month.', 'For a month the potter was my stand-in.'],
  ['en', 'Checked all 30 boats every month.', 'Checked one of the 30 boats each month.'],
  ['en', 'Wrote a guide to kilns that all use.', 'All use the kilns that I wrote.'],
  [
    'de',
    'Führe die Liste, mit Hilfe einer Aushilfe.',
    'Ich führe die Liste und unterstütze eine Aushilfe.',
  ],
  ['de', 'Alle 30 Kamine jeden Monat gereinigt.', 'Jeden Monat Reinigung eines der 30 Kamine.'],
  [
    'es',
    'Restauré el retablo con ayuda de la doradora.',
    'Restauré el retablo; ayudé a la doradora.',
  ],
  ['es', 'Restauré 12 retablos en 2011.', 'En 2011 encargué la restauración de 12 retablos.'],
  ['en', 'Hives inspected: 31 in 2012, 38 in 2013.', 'Inspected 38 hives in 2012 and 31 in 2013.'],
  ['en', 'After cleaning the kiln, I packed it.', 'I cleaned the kiln once I had packed it.'],
  [
    'de',
    'Nach der Reinigung des Stalls habe ich die Kühe geprüft.',
    'Den Stall habe ich gereinigt, nachdem die Kühe geprüft waren.',
  ],
  ['de', 'Harfen gestimmt, die aus 16 Dörfern kamen.', 'Harfen für 16 Dörfer gestimmt.'],
  ['es', 'Afiné arpas que venían de 16 pueblos.', 'Afiné arpas destinadas a 16 pueblos.'],
] as const)(
  'who helped, what was made, how many of all, in which year and what came first are kept, in %s: %s ↛ %s',
  (language, fact, lie) => {
    expect(answerFor(fact, lie, language)).not.toBe('proven');
  },
);
