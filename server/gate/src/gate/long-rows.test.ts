import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const DEEDS = ['Checked', 'Cleaned', 'Sold', 'Counted'];
const THINGS =
  'pumps valves drains ladders filters boilers gauges hoses tanks meters vents ducts lamps doors';

// Each seam tried with each of the others, deep, would take it for hours.
test('a row of many things that several deeds name is answered at once', () => {
  const things = THINGS.split(' ');
  const achievements = things.map((thing, at) => `Checked ${thing} and ${things.at(-1 - at)}.`);
  const main = cvInBrief({
    work: ['Harrowgill', 'Ansty', 'Corvedale', 'Marlbank'].map((house, at) => ({
      as: ['Fitter', house, `${2010 + at}-01 ${2010 + at}-12`],
      achievements: achievements.map((deed) => deed.replace('Checked', DEEDS[at] ?? '')),
    })),
  });
  const gate = gateOver(main);
  for (const path of ['coverLetter', 'personal_info.summary']) {
    const row = Array.from({ length: 12 }, () => things)
      .flat()
      .join(', ');
    expect(gate.judge(path, `I checked ${row}, gold.`).answer).not.toBe('proven');
  }
});

// The reach of each help, read anew for each word of it, took seconds.
test('a row of helps with one another is answered at once', () => {
  const row = (join: string) =>
    THINGS.split(' ')
      .map((thing) => `help customers with old ${thing} for each of 12 owners`)
      .join(join);
  const main = cvInBrief({
    work: [{ as: ['Fitter', 'Ansty', '2010-01'], achievements: [`Helped staff: ${row(', ')}.`] }],
  });
  const path = `work[${main.work_experience[0]?.id}].achievements[0]`;
  const text = `Help staff and ${row(' and ')}, to gold.`;
  expect(gateOver(main).judge(path, text).answer).not.toBe('proven');
});
