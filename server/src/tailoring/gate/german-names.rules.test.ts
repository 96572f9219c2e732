import { expect, test } from '@jest/globals';
import { findGermanNames } from './german-names.rules.ts';

const known = new Set(['osterweg', 'reisen', 'excel']);

test.each([
  ['Arbeitete bei Zorblatt Industries am Schalter', ['Zorblatt', 'Industries']],
  ['Die Berichte für Meridian Bank geschrieben', ['Meridian', 'Bank']],
  ['Am Schalter bei Amazon geholfen', ['Amazon']],
  ['Schalterdienst bei Kwyxal', ['Kwyxal']],
  ['Für die Nubla GmbH gearbeitet', ['Nubla', 'GmbH']],
  ['Für Google geschrieben', ['Google']],
])('finds the names in: %s', (text, names) => {
  expect(findGermanNames(text, known)).toEqual(expect.arrayContaining(names));
});

test.each([
  'Seit Mai Leiterin der Filiale',
  'Arbeit bei Nacht und an Feiertagen',
  'Kassierte bei Bedarf auch im Verkauf',
  'Half bei Inventur und Umzug',
  'Bei Beschwerden half ich am Telefon',
  'Zuständig für Einkauf, Lager und Versand',
  'Verkauf von Damen- und Herrenschuhen',
  'Betreuung bei Kindern und Jugendlichen im Hort',
  'Einarbeitung neuer Kolleginnen. Planung der Schichten',
  'Berichte bei Osterweg Reisen mit Excel',
  '- Bestellungen geprüft\n- Waren angenommen',
])('finds none in: %s', (text) => {
  expect(findGermanNames(text, known)).toEqual([]);
});
