import { expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';

function schoolsOf(...schools: readonly string[]) {
  const text = schools.map(
    (school, at) => `BSc, Marine Biology ¦ 09/20${10 + at} – 06/20${11 + at}\n${school}`,
  );
  return coursesOf(linesFrom(text.join('\n\n'))).map(({ institution, place }) => [
    institution?.text,
    place?.text,
  ]);
}

test.each([
  ['Moray College, Elgin', 'Moray College', 'Elgin'],
  ['Howard University, Washington, DC', 'Howard University', 'Washington, DC'],
  ['Universidad de Navarra, Pamplona', 'Universidad de Navarra', 'Pamplona'],
  ['Technische Universität München, München', 'Technische Universität München', 'München'],
  ['Moray College · Elgin', 'Moray College', 'Elgin'],
  ['Moray College – Elgin', 'Moray College', 'Elgin'],
  ['Moray College (Elgin)', 'Moray College', 'Elgin'],
])('a town behind a school is where that is: %s', (text, school, town) => {
  expect(schoolsOf(text)).toEqual([[school, town]]);
});

test('behind schools stand towns that nobody knows, where the town of one is known', () => {
  expect(schoolsOf('Moray College, Elgin', 'IPEM 147, Villa Rosalía del Tala')).toEqual([
    ['Moray College', 'Elgin'],
    ['IPEM 147', 'Villa Rosalía del Tala'],
  ]);
});

test.each(['University of California, Berkeley', 'University of Kent, Fine Arts'])(
  'what is of the name of a school stays there: %s',
  (text) => {
    expect(schoolsOf(text)).toEqual([[text, undefined]]);
  },
);
