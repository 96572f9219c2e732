import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => readLines(linesFrom(`# Ines Vidal\n${text}`));

test('jobs that begin with their dates and a colon, however long their names, end where the next one begins', () => {
  const { cv } = read(`# Experience
Jan 2020-present: Lead Rigger, Mast Repair Team, Hafenwerk (mostly working with hemp)
* Spliced the ropes of eleven ships
Oct 2017-Feb 2019: Junior Rigger and Sail Maker, Rigging and Sails of the Northern Yards, Seilerei (mostly with wire)
* Rigged lines
Mar 2015-Oct 2017: Rope Maker, Seilerei
* Made ropes`);
  expect(cv.work_experience).toMatchObject([
    { position: 'Lead Rigger', startDate: '2020-01', current: true },
    { position: 'Junior Rigger and Sail Maker', startDate: '2017-10', endDate: '2019-02' },
    { position: 'Rope Maker', company: 'Seilerei', startDate: '2015-03', endDate: '2017-10' },
  ]);
  expect(cv.work_experience?.map(({ achievements }) => achievements?.length)).toEqual([1, 1, 1]);
});

test('jobs can be items that begin with their dates, the newest one with its beginning alone', () => {
  const { cv } = read(`# Work Experience
* June 2019 · Lead Rigger - Hafenwerk, Oslo
I splice the ropes of eleven ships.
* April 2016 - June 2019 · Rope Maker - Seilerei, Oslo
I made ropes.`);
  expect(cv.work_experience).toMatchObject([
    { position: 'Lead Rigger', company: 'Hafenwerk', startDate: '2019-06', endDate: '' },
    { position: 'Rope Maker', company: 'Seilerei', startDate: '2016-04', endDate: '2019-06' },
  ]);
});

test('a school behind its dates has its degree in the line below', () => {
  const { cv } = read(`# Education
* October 2008- July 2011: Northern University of Kelp Bay (Italy).
Bachelor Degree in the Songs and Stories of the Northern and Eastern Seas.
* March 2012- November 2013: Kelp University.
Master of Arts in Rope Making (first subject) and Sail Making of all Seas (other one)`);
  expect(cv.education).toMatchObject([
    { institution: 'Northern University of Kelp Bay', location: 'Italy', degree: 'Bachelor' },
    { institution: 'Kelp University', degree: 'Master of Arts', startDate: '2012-03' },
  ]);
});

test('jobs can be items that end with their dates', () => {
  const { cv, unplaced } = read(`# Experience
* Hafenwerk – Lead Rigger – (June 2018 – March 2019)
* Seilerei Nord GmbH – Administrative Assistant - (January 2017 – May 2018)`);
  expect(cv.work_experience).toMatchObject([
    { position: 'Lead Rigger', company: 'Hafenwerk', startDate: '2018-06', endDate: '2019-03' },
    { company: 'Seilerei Nord GmbH', startDate: '2017-01', endDate: '2018-05' },
  ]);
  expect(unplaced).toEqual([]);
});

test('deeds that begin with a year stay deeds', () => {
  const { cv } = read(`# Work Experience
Rigger, Hafenwerk GmbH ¦ Jan 2019 – Mar 2021
* 2020: Rebuilt the masts
* 2019: Spliced the ropes`);
  expect(cv.work_experience).toHaveLength(1);
  expect(cv.work_experience?.[0]?.achievements).toHaveLength(2);
});

test('a place or a duration behind dates names no entry', () => {
  const { cv } = read(`# Work Experience
Rigger
Hafenwerk GmbH
2019 – 2021 | Oslo, Norway

Rope Maker
Seilerei Nord GmbH
2017 – 2019 · 2 years`);
  expect(cv.work_experience).toMatchObject([
    { position: 'Rigger', company: 'Hafenwerk GmbH' },
    { position: 'Rope Maker', company: 'Seilerei Nord GmbH' },
  ]);
});

test('the two dates of a job can stand in cells of their own with an arrow', () => {
  const { cv } = read(`# Experience
mar/21 ¦ → Today ¦ Lead Rigger, Hafenwerk GmbH
may/16 ¦ → oct/18 ¦ Rope Maker, Seilerei Nord GmbH`);
  expect(cv.work_experience).toMatchObject([
    { position: 'Lead Rigger', company: 'Hafenwerk GmbH', startDate: '2021-03', current: true },
    { position: 'Rope Maker', company: 'Seilerei Nord GmbH', endDate: '2018-10' },
  ]);
});

test('years that sum up what stands below begin no jobs', () => {
  const { cv } = read(`# Experience
2014 – Rigging Expert
2010 – Rope Maker
I have rigged ships in three yards of the north.
Hafenwerk GmbH ¦ Jan 2014 – Dec 2017
Lead Rigger
Seilerei Nord GmbH ¦ Jan 2010 – Dec 2013
Rope Maker`);
  expect(cv.work_experience?.map(({ startDate }) => startDate)).toEqual(['2014-01', '2010-01']);
});

test('where degrees begin with their years and a colon, one without it does, too', () => {
  const { cv } = read(`# Education
*2013 : Brevet of the Kelp School
*2016 BACHELOR of the Orrey School of Yards
*2018 : Licence of the Pula School`);
  expect(cv.education?.map(({ endDate }) => endDate)).toEqual(['2013', '2016', '2018']);
});
