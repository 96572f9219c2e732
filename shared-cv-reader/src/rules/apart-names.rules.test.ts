import { describe, expect, test } from '@jest/globals';
import { coursesOf } from './education.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

const jobs = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, company, place }) => [
    position?.text,
    company?.text,
    place?.text,
  ]);

test('where lines set names apart, a stroke, a dash and a comma stand within them', () => {
  expect(
    jobs(`2021 – 2024 ¦ Ranger / Planner
Harbour Trust / Lakes Office, Oslo
2018 – 2021 ¦ Teacher – nights
Kelp College, Bergen
2015 – 2018 ¦ Technician (days, then nights)
Bone & Joint, LLC, Oslo`),
  ).toEqual([
    ['Ranger / Planner', 'Harbour Trust / Lakes Office', 'Oslo'],
    ['Teacher – nights', 'Kelp College', 'Bergen'],
    ['Technician (days, then nights)', 'Bone & Joint, LLC', 'Oslo'],
  ]);
});

test('where signs part the names of most entries, they part them in all', () => {
  expect(
    jobs(`2021 – 2024 ¦ Planner – Harbour Foundry
2018 – 2021 ¦ Teacher – Kelp College`),
  ).toEqual([
    ['Planner', 'Harbour Foundry', undefined],
    ['Teacher', 'Kelp College', undefined],
  ]);
});

test('places stand behind their names as in the other entries of a part', () => {
  expect(
    jobs(`2021 – 2024 ¦ Planner
Harbour Foundry (Oslo)
2018 – 2021 ¦ Teacher
Kelp College (Mudwick / Oslo)`),
  ).toEqual([
    ['Planner', 'Harbour Foundry', 'Oslo'],
    ['Teacher', 'Kelp College', 'Mudwick / Oslo'],
  ]);
});

test('a duration within a name tells more of it', () => {
  const [course] = coursesOf(linesFrom('2004 – 2008 ¦ Diploma (3,5 years), Glass\nKelp College'));
  expect([course?.degree?.text, course?.field?.text]).toEqual(['Diploma (3,5 years)', 'Glass']);
});

describe('courses whose names stand apart', () => {
  const courses = (text: string) =>
    coursesOf(linesFrom(text)).map(({ degree, field, institution, place }) => [
      degree?.text,
      field?.text,
      institution?.text,
      place?.text,
    ]);

  test('have degree and field in one order', () => {
    expect(
      courses(`2018 – 2020 ¦ MSc, Optics
University of Kelp
2014 – 2018 ¦ BSc, Physics
University of Kelp
2012 – 2014 ¦ Meridian, Certificate of Glass
Kelp College`).map(([degree, field]) => [degree, field]),
    ).toEqual([
      ['MSc', 'Optics'],
      ['BSc', 'Physics'],
      ['Meridian', 'Certificate of Glass'],
    ]);
  });

  test('have a known town behind a school as its place, though others tell none', () => {
    expect(
      courses(`2014 – 2018 ¦ BSc, Physics
University of Kelp
2012 – 2014 ¦ Diploma, Glass
Kelp College, Oslo`).map(([, , school, place]) => [school, place]),
    ).toEqual([
      ['University of Kelp', undefined],
      ['Kelp College', 'Oslo'],
    ]);
  });
});
