import { expect, test } from '@jest/globals';
import { answerFor } from './one-bullet.fixture.ts';

test.each([
  [
    'a word of weight left out of the same words',
    'en',
    'Packed urgent orders overnight, at times up to 180 boxes.',
    'Packed orders overnight, at times up to 180 boxes.',
  ],
  [
    'a noun of a person left out with its preposition',
    'en',
    'Organised two open days with neighbours that raised £4,500 for the club.',
    'Organised two open days that raised £4,500 for the club.',
  ],
  [
    'to whom told as with whom',
    'en',
    'Introduced a checklist for handing over keys to the night team.',
    'Introduced a checklist for handing over keys with the night team.',
  ],
  [
    'a part of it in place of what it fell by',
    'en',
    'Reduced waste by 9% by pairing orders in the same streets.',
    'Reduced waste by pairing 9% of the orders in the same streets.',
  ],
  [
    'two fields made one',
    'de',
    'Erfahrung in der Wartung von Aufzügen und in der Gebäudetechnik.',
    'Erfahrung in der Wartung von Aufzügen in der Gebäudetechnik.',
  ],
  [
    'a new system made my own',
    'es',
    'Reduje las mermas de 14 a 6 kilos con un nuevo sistema de etiquetado.',
    'Con mi nuevo sistema de etiquetado reduje las mermas de 14 a 6 kilos.',
  ],
  [
    'what was done before told as done today',
    'en',
    'Installed printers on 120 desks in three branches.',
    'Install printers on 120 desks in three branches.',
  ],
  [
    'what is done today told as done before',
    'es',
    'Preparo arroces para unos 120 comensales los fines de semana.',
    'Preparaba arroces para unos 120 comensales los fines de semana.',
  ],
  [
    'one made many',
    'en',
    'Wrote a small tool for booking rooms that is used by two branches.',
    'Wrote small tools for booking rooms that are used by two branches.',
  ],
  [
    'what one did told as what others learned',
    'es',
    'Enseñé a cuatro temporeros a limpiar barricas y revisé su trabajo cada tarde.',
    'Enseñé a cuatro temporeros a limpiar barricas y a revisar su trabajo cada tarde.',
  ],
] as const)('%s', (_what, language, fact, text) => {
  expect(answerFor(fact, text, language)).not.toBe('proven');
});

test.each([
  [
    'en',
    'Cleaned urgent orders overnight and labelled 40 shelves.',
    'Labelled 40 shelves and cleaned urgent orders overnight.',
  ],
  ['en', 'Order desk for school books in August.', 'Order desk for school books during August.'],
  [
    'en',
    'Run a weekly weight clinic for cats and dogs.',
    'Weekly weight clinic for cats and dogs run by me.',
  ],
  ['es', 'Hacía trasiegos y limpieza de depósitos.', 'Trasiegos y limpieza de depósitos.'],
  ['es', 'Registré las lesiones en una hoja.', 'Registro de las lesiones en una hoja.'],
  ['en', 'Hold toolbox talks every Monday.', 'Toolbox talks held every Monday.'],
] as const)('%s: "%s" may be told otherwise', (language, fact, text) => {
  expect(answerFor(fact, text, language)).toBe('proven');
});
