import { expect, test } from '@jest/globals';
import { defaultCvContent, type CvContent } from '@sastre/shared-contracts/api';
import { analystCv } from '@sastre/reading/testing';
import { createGate } from '../gate.rules.ts';
import { readGround } from './ground.rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const defaultWork = {
  position: 'Analyst',
  location: 'Bergen',
  startDate: '2019-01',
  endDate: '2020-01',
  current: false,
  description: '',
};
const OWN = 'Trained eleven apprentices in welding and soldering';

/** A CV of so many jobs with twenty bullets each, one of which says `OWN`. */
function cvOf(jobs: number): CvContent {
  const bullets = Array.from(
    { length: 20 },
    (_none, at) =>
      `Wrote the weekly report on delays, lost luggage and spare parts of line ${at} for the harbour office`,
  );
  const work_experience = Array.from({ length: jobs }, (_none, at) => ({
    ...defaultWork,
    id: `w${at}`,
    company: `Yard Number${at}`,
    achievements: at === jobs - 2 ? [...bullets.slice(1), OWN] : bullets,
  }));
  return { ...defaultCvContent, ...analystCv, work_experience };
}

function gateOf(main: CvContent) {
  const job = { jobText: 'We are looking for a welder.', companyName: 'Acme', position: 'Welder' };
  return createGate({ main, ...job, letterLanguage: 'en', now });
}

const SENTENCES = [
  'I trained eleven apprentices in welding and soldering.',
  'I trained twelve apprentices in welding and soldering.',
  'I trained eleven apprentices in plumbing and bookbinding.',
];

test('of a very long CV a sentence is judged by the bullet that it rests on, as of a short one', () => {
  const [short, long] = [gateOf(cvOf(3)), gateOf(cvOf(60))];
  for (const sentence of SENTENCES)
    expect(long.judge('coverLetter', sentence)).toEqual(short.judge('coverLetter', sentence));
  expect(SENTENCES.map((one) => long.judge('coverLetter', one).answer)).toEqual([
    'proven',
    'unproven',
    'unproven',
  ]);
});

test('a CV is taken apart once, however many gates are made for it', () => {
  const cv = cvOf(3);
  expect(readGround(cv, now)).toBe(readGround(cv, now));
  expect(readGround(cv, new Date('2027-01-01T00:00:00Z'))).not.toBe(readGround(cv, now));
});
