import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const cv = cvInBrief({
  head: ['Ada Mole', 'Staff Nurse', 'Leeds', ''],
  work: [
    {
      as: ['Staff Nurse', 'Harrowgill Infirmary', '2019-10'],
      achievements: [
        'Supervised eleven student nurses on placement, with the deputy ward manager',
        'Suggested changes, three of which the head nurse has taken on',
      ],
    },
  ],
});
const gate = gateOver(cv, {
  jobText: 'Senior Staff Nurse at Penhallow',
  companyName: 'Penhallow',
  position: 'Senior Staff Nurse',
});
const answer = (text: string) => gate.judge('coverLetter', text).answer;

test('a title told word for word passes beside deeds that have a word of it', () => {
  expect(answer('I have worked at Harrowgill Infirmary as a Staff Nurse since October 2019.')).toBe(
    'proven',
  );
});

test.each([
  'I have worked at Harrowgill Infirmary as the head nurse since October 2019.',
  'I have worked at Harrowgill Infirmary as deputy ward manager.',
])('the title of somebody else in a deed does not: %s', (text) => {
  expect(answer(text)).not.toBe('proven');
});
