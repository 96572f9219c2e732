import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const person = (place: string) => `# Ana Ruiz\nana@ruiz.example ¦ ${place}\n`;
const work = `# Work Experience
Welder ¦ 2018 – 2020
Kelp Works Ltd, Millbrook
Mate ¦ 2015 – 2017
Tide House Ltd, Fernley`;

function houseOf(text: string) {
  const { cv } = readLines(linesFrom(text));
  const { organisation, place } = cv.sections?.[0]?.entries[0] ?? {};
  return { organisation, place };
}

test.each([
  ['en', '# Volunteering\nHelper ¦ 2019 – 2021\nFood Bank, Leeds', 'Food Bank', 'Leeds'],
  ['de', '# Ehrenamt\nHelferin ¦ 2019 – 2021\nTafel e. V., Köln', 'Tafel e. V.', 'Köln'],
  ['es', '# Voluntariado\nMonitora ¦ 2019 – 2021\nCáritas Sur, Logroño', 'Cáritas Sur', 'Logroño'],
])(
  'a town that is known stands behind its house: %s',
  (_language, section, organisation, place) => {
    expect(houseOf(`${person('Oslo')}${section}`)).toEqual({ organisation, place });
  },
);

test('a town that nobody knows is one where the file tells it elsewhere, or each employer with its own so', () => {
  const section = '\n# Volunteering\nHelper ¦ 2019 – 2021\nFood Bank, Nettlebury';
  const parted = { organisation: 'Food Bank', place: 'Nettlebury' };
  expect(houseOf(`${person('Nettlebury, England')}${section}`)).toEqual(parted);
  expect(houseOf(`${person('Oslo')}${work}${section}`)).toEqual(parted);
  expect(houseOf(`${person('Oslo')}${section}`).place).toBe('');
});
