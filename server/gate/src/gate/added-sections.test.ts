import { expect, test } from '@jest/globals';
import { defaultSectionEntry, type CvContent } from '@sastre/shared-contracts/api';
import { entryOf, readFacts } from '@sastre/reading';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const entry = {
  ...defaultSectionEntry,
  id: 'e1',
  name: 'Foot bridge',
  organisation: 'Town of Lund',
  place: 'Lund',
  startDate: '2019-03',
  endDate: '2020-11',
  description: 'Designed a foot bridge of oak.',
  highlights: ['Calculated the loads of 40 beams.'],
};
const bare = cvInBrief({
  head: ['Ada Mole', 'Carpenter', '', ''],
  summary: 'Carpenter.',
  work: [{ as: ['Carpenter', 'Gristwood', '2015-03'], achievements: ['Cut reed.'] }],
});
const withProject: CvContent = {
  ...bare,
  sections: [{ id: 's1', kind: 'projects', title: '', entries: [entry] }],
};
const answer = (text: string, main = withProject) =>
  gateOver(main).judge('coverLetter', text).answer;

test('what an added section says are facts, those of one entry together', () => {
  const facts = readFacts(withProject).filter(({ id }) => id.startsWith('sections['));
  const path = 'sections[s1].entries[e1]';
  expect(facts.map(({ id, text }) => [id.replace(`${path}.`, ''), text])).toEqual([
    ['name', 'Foot bridge'],
    ['organisation', 'Town of Lund'],
    ['place', 'Lund'],
    ['startDate', '2019-03'],
    ['endDate', '2020-11'],
    ['description', 'Designed a foot bridge of oak.'],
    ['highlights[0]', 'Calculated the loads of 40 beams.'],
  ]);
  expect(new Set(facts.map(({ id }) => entryOf(id)))).toEqual(new Set([path]));
});

test.each(['I designed a foot bridge of oak.', 'I calculated the loads of 40 beams.'])(
  'a letter may say what a project proves: %s',
  (text) => {
    expect(answer(text)).toBe('proven');
    expect(answer(text, bare)).not.toBe('proven');
  },
);

test.each([
  'I designed a foot bridge of oak for Globex Industries.',
  'At Globex Industries I calculated the loads of 40 beams.',
  'I calculated the loads of 400 beams.',
  'At Gristwood I designed a foot bridge of oak.',
  'In 2012 I designed a foot bridge of oak for the Town of Lund.',
])('an employer, a number or a year that is planted in a project is refused: %s', (text) => {
  expect(answer(text)).not.toBe('proven');
});

test.each(['name', 'organisation', 'place', 'startDate', 'endDate', 'url'])(
  'no engine may rewrite the %s of a project',
  (field) => {
    const path = `sections[s1].entries[e1].${field}`;
    expect(gateOver(withProject).judge(path, 'Globex Industries')).toMatchObject({
      answer: 'contradicted',
      reason: 'closed-path',
    });
  },
);

test.each([
  ['description', 'Designed an oak foot bridge.'],
  ['highlights[0]', 'Calculated the loads of forty beams.'],
])('the %s of a project may say the same in other words', (field, text) => {
  expect(gateOver(withProject).judge(`sections[s1].entries[e1].${field}`, text).answer).toBe(
    'proven',
  );
});

test.each([
  ['description', 'Globex Industries'],
  ['description', 'Designed a foot bridge of oak for Globex Industries.'],
  ['description', 'Designed and built a motorway bridge of steel.'],
  ['highlights[0]', 'Calculated the loads of 400 beams.'],
  ['highlights[0]', 'Led the calculation of the loads of 40 beams.'],
  ['highlights[0]', 'Designed a foot bridge of oak.'],
])('the %s of a project may not say what it does not prove: %s', (field, text) => {
  expect(gateOver(withProject).judge(`sections[s1].entries[e1].${field}`, text).answer).not.toBe(
    'proven',
  );
});
