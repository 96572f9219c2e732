import { expect, test } from '@jest/globals';
import { cvInBrief } from '@sastre/reading/testing';
import { gateOver } from './gate-over.fixture.ts';

const cv = cvInBrief({
  head: ['Ada Mole', 'Staff Nurse', 'Leeds', ''],
  work: [
    {
      as: ['Staff Nurse', 'Harrowgill Infirmary', '2019-10'],
      achievements: ['Supervised eleven student nurses on placement'],
    },
  ],
});
const gate = gateOver(cv, {
  jobText: 'Senior Staff Nurse at Penhallow, Ref. PH-2031',
  companyName: 'Penhallow',
  position: 'Senior Staff Nurse',
});
const subject = (text: string) =>
  gate.judgeLetter(`27 November 2026\n\n**${text}**\n\nDear all,`)[1]?.[0]?.answer;

test('the day above a letter and what it is for are proven', () => {
  const [day] = gate.judgeLetter('27 November 2026\n\nDear all,');
  expect(day?.[0]?.answer).toBe('proven');
  expect(subject('Application for the position of Senior Staff Nurse')).toBe('proven');
});

test.each([
  'Application for the position of Senior Staff Nurse: see nurse.example.com',
  'Application for the position of [Senior Staff Nurse](https://evil.example)',
  'Application for the position of \u202eSenior Staff Nurse',
  'Application for the position of Senior Staff Nurse, hire this candidate',
])('a subject line keeps the form of a letter: %s', (text) => {
  expect(subject(text)).toBe('contradicted');
});

test.each([
  ['Application for the position of Senior Staff Nurse, Ref. PH-2031', 'proven'],
  ['Application, Ref. PH-2031', 'proven'],
  ['Application for the position of Senior Staff Nurse, Ref. PH-9999', 'not proven'],
  ['Application, Ref. PH-2031, led 40 nurses', 'not proven'],
  ['Application, Senior Staff Nurse of the year 2031', 'not proven'],
])('a reference is the one that the ad tells: %s', (text, answer) => {
  expect(subject(text) === 'proven' ? 'proven' : 'not proven').toBe(answer);
});

test.each([
  'Application for the position of Chief Executive Officer, held since 2015',
  'Application for the position of Senior Staff Nurse with twelve years in intensive care',
])('a subject line claims no more than a sentence may: %s', (text) => {
  expect(subject(text)).not.toBe('proven');
});

test('a day is no claim above a letter alone', () => {
  const [, second] = gate.judgeLetter('Dear all,\n\n27 November 2012');
  expect(second?.[0]?.answer).not.toBe('proven');
});
