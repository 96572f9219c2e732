import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

const read = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, company, place, isSure }) => [
    position?.text,
    company?.text,
    place?.text,
    isSure,
  ]);

test('an employer with all the time there above several positions is the one of each', () => {
  const text = `Oswin Academy, Leeds ¦ September 2009 – present

Head of Science ¦ September 2018 – present
• Lead 19 teachers.

Head of Chemistry ¦ September 2013 – August 2018
• Mentored seven teachers.`;
  expect(read(text)).toEqual([
    ['Head of Science', 'Oswin Academy', 'Leeds', true],
    ['Head of Chemistry', 'Oswin Academy', 'Leeds', true],
  ]);
});

test('a job beside another is no employer of the other', () => {
  const text = `Freelance ¦ 2009 – 2020

Head of Science ¦ 2013 – 2018
• Lead 19 teachers.`;
  expect(read(text).map((job) => job.slice(0, 2))).toEqual([
    ['Freelance', undefined],
    ['Head of Science', undefined],
  ]);
});
