import { expect, test } from '@jest/globals';
import { answerInLetter } from './one-bullet.fixture.ts';
import { holdRows } from './rows.fixture.ts';

holdRows({
  'a span and its bound': [
    [
      'en',
      'Answer urgent calls within three hours.',
      'Urgent calls get an answer in no more than three hours.',
      'Urgent calls get an answer in no less than three hours.',
    ],
    [
      'en',
      'Report to the board every quarter on stock and sales.',
      'Give the board a quarterly report on sales and stock.',
      'Give the board a weekly report on sales and stock.',
    ],
    [
      'de',
      'Wasserproben bei neun Betrieben, alle zwei Wochen.',
      'Wasserproben bei neun Betrieben, alle 14 Tage.',
      'Wasserproben bei neun Betrieben, alle 12 Tage.',
    ],
    [
      'de',
      'Gärtnerei mit sechs Beschäftigten; ich arbeite 25 Stunden in der Woche.',
      'In einer Gärtnerei mit sechs Beschäftigten bin ich mit 25 Wochenstunden tätig.',
      'In einer Gärtnerei mit 25 Beschäftigten bin ich mit sechs Wochenstunden tätig.',
    ],
  ],
  'one day of each month': [
    [
      'en',
      'Gave museum tours on the last Sunday of the month.',
      'Gave museum tours on the last Sunday of each month.',
      'Gave museum tours every Sunday of the month.',
    ],
  ],
  'what is free of something': [
    [
      'de',
      'Seit über 300 Tagen keine Reklamation in meiner Linie',
      'Meine Linie ist seit mehr als 300 Tagen frei von Reklamationen',
      'Meine Linie ist seit mehr als 300 Tagen voll von Reklamationen',
    ],
  ],
  'a deed that is the thing of another': [
    [
      'de',
      'Gerüstsicherung geprüft und Mängel notiert',
      'Sicherung der Gerüste geprüft und Mängel notiert',
      'Gerüste gesichert und Mängel notiert',
    ],
    [
      'en',
      'Checked the loading of trucks and photographed damage',
      'Checked how trucks were loaded and photographed damage',
      'Loaded trucks and photographed damage',
    ],
  ],
  'a help by another word': [
    [
      'en',
      'Assisted the chief mechanic with engine overhauls.',
      'Gave the chief mechanic a hand with engine overhauls.',
      'Gave the chief mechanic engine overhauls.',
    ],
  ],
  'frames that add nothing': [
    [
      'de',
      'Führung von elf Mitarbeitern, davon drei Aushilfen',
      'Leite ein Team von elf Mitarbeitern, zu dem drei Aushilfen gehören',
      'Leite drei Teams von elf Mitarbeitern, zu denen drei Aushilfen gehören',
    ],
    [
      'es',
      'Reparación de bombas en invierno, tres veces por semana',
      'En los meses de invierno reparaba bombas tres veces a la semana',
      'En los meses de verano reparaba bombas tres veces a la semana',
    ],
    [
      'en',
      'Led a weekly pottery group for 9- to 12-year-olds.',
      'Every week, led a pottery group whose members were between 9 and 12 years old.',
      'Every week, led a pottery group whose teachers were between 9 and 12 years old.',
    ],
  ],
  'compounds taken apart': [
    [
      'de',
      'Melde Dach- und Fassadenschäden über Funk an die Zentrale.',
      'Schäden an Dächern und Fassaden melde ich per Funk der Zentrale.',
      'Schäden an Dächern und Fenstern melde ich per Funk der Zentrale.',
    ],
    [
      'de',
      'Nachtdienst in einem Lager mit 400 Palettenplätzen.',
      'In einem Lager mit Platz für 400 Paletten bin ich im Nachtdienst.',
      'In einem Lager mit Platz für 400 Autos bin ich im Nachtdienst.',
    ],
    [
      'de',
      'Bodenprobenahme in zwölf Gemeinden.',
      'Bodenproben in zwölf Gemeinden genommen.',
      'Bodenproben in zwölf Gemeinden verkauft.',
    ],
  ],
  'whom a deed implies': [
    [
      'de',
      'Ich behandle vor allem Kinder mit Asthma.',
      'Meine Patienten, die ich behandle, sind vor allem Kinder mit Asthma.',
      'Meine Kollegen, die ich behandle, sind vor allem Kinder mit Asthma.',
    ],
  ],
});

test.each([
  ['Liebes Team,', 'de'],
  ['Gern komme ich zu einem Gespräch.', 'de'],
  ['Dear members of the selection panel,', 'en'],
  ['With best wishes,', 'en'],
  ['Muy señores míos:', 'es'],
  ['Me gustaría poder conversar con ustedes.', 'es'],
] as const)('a courtesy says nothing of the person: %s', (text, language) => {
  expect(answerInLetter('Ran the till.', text, language)).toBe('proven');
});
