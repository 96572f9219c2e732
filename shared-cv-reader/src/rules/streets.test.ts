import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';
import { isStreet } from '@sastre/shared-cv-words';

const STREETS = [
  ...['Schaffhauserstrasse 12', 'Schaffhauserstrasse', 'Breite Straße 4-6', 'Hauptstr. 7a'],
  ...['Rosengasse 4', 'Am Alten Markt 3a', 'Lindenweg 4, 4051 Basel', 'Unter den Linden 5'],
  ...['12 Harbour Lane', 'Flat 3, 12 Harbour Lane', '221b Baker Street, London'],
  ...['Calle de Alcalá 45, 3º B', 'C/ Mayor 3', 'Avda. de la Paz, 12', 'Via Roma 3'],
  ...['7 bis rue des Lilas', 'Rua das Flores, 12', 'ul. Długa 5', 'Prinsengracht 263'],
  'Lindenweg 4 | 4051 Basel',
];

test.each(STREETS)('a street is told by its form: %s', (text) => {
  expect(isStreet(text)).toBe(true);
});

test.each([
  ...[
    'Software Engineering',
    'Head of Engineering',
    'Via Ferrata Guide',
    'Director, High Street Banking',
  ],
  ...['Marktleiter', 'Senior Engineer, Level 3', 'Wegbereiter', 'Place Manager', 'Straßenbauer'],
  'Staff Nurse, Ward 12',
])('what says a trade is no street: %s', (text) => {
  expect(isStreet(text)).toBe(false);
});

test.each(STREETS)('a street below a name is no title, and is not lost: %s', (street) => {
  const { cv, unplaced } = readLines(
    linesFrom(
      `# Ilse Brandt\n${street}\nilse@example.org\n# Experience\nNurse, Clinic ¦ 2019 – 2020`,
    ),
  );
  const { title, location } = cv.personal_info ?? {};
  expect(title).toBe('');
  const kept = `${location} ${unplaced.map(({ text }) => text).join(' ')}`;
  for (const word of street.split(/[\s|,]+/)) expect(kept).toContain(word);
});
