import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

test.each([
  ['Clinic Volunteer', 'Portland Street Paws'],
  ['Helm', 'RNLI Oban'],
  ['Associate Editor', 'Journal of Sea Research'],
  ['Arquitecta voluntaria', 'Arquitectos Sin Fronteras'],
  ['Tesorero', 'Club Atlético Argüello'],
  ['Jugendwartin', 'Turnverein Aurich e.V.'],
  ['Gruppenführerin', 'Freiwillige Feuerwehr Münster'],
  ['Formatrice', 'Association des Parents'],
])('a role and its house are told by their words, whichever stands first: %s', (role, house) => {
  for (const names of [
    [role, house],
    [house, role],
  ])
    for (const sign of [', ', ' — '])
      for (const isHouseFirst of [true, false]) {
        const lines = linesFrom(`${names.join(sign)} ¦ 02/2016 – 12/2019`);
        const [entry] = addedOf('volunteer', lines, isHouseFirst);
        expect([entry?.name?.text, entry?.organisation?.text]).toEqual([role, house]);
      }
});

test('what no word tells stands as in jobs that are written alike, and is asked for', () => {
  const text =
    '# Lena Roth\n# Work Experience\nHafenwerk GmbH\nRigger ¦ 2019 – 2021\n\n# Volunteering\nNight walks, Silver Otters ¦ 2020 – 2021';
  const { cv, doubts } = readLines(linesFrom(text));
  expect(cv.sections?.[0]?.entries).toMatchObject([
    { name: 'Night walks', organisation: 'Silver Otters' },
  ]);
  expect(doubts).toContain('sections[0].entries[0].name');
});

test('unpaid work names its house behind "at"', () => {
  const text = `Course Steward at Otley Rowing Club, Juniors (May 2019 – June 2021)
Saturdays by the river.
* Marked the course.
Treasurer at Friends of the Moor (February 2015 – March 2018)
* Held the books.`;
  expect(
    addedOf('volunteer', linesFrom(text)).map(({ name, organisation, period }) => [
      name?.text,
      organisation?.text,
      period?.startDate,
    ]),
  ).toEqual([
    ['Course Steward', 'Otley Rowing Club, Juniors', '2019-05'],
    ['Treasurer', 'Friends of the Moor', '2015-02'],
  ]);
});
