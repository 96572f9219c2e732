import { describe, expect, test } from '@jest/globals';
import { findPeriod } from './dates.rules.ts';
import { linesFrom } from './lines.fixture.ts';
import { readLines } from './read-lines.ts';

const read = (text: string) => readLines(linesFrom(text)).cv;

describe('a range whose end is a year of two figures', () => {
  test.each([
    ['2003–07', '2003', '2007'],
    ['1998—02', '1998', '2002'],
    ['2009 – ’14', '2009', '2014'],
    ['Farm hand 1987–91', '1987', '1991'],
    ['2019/20', '2019', '2020'],
  ])('%s', (text, startDate, endDate) => {
    expect(findPeriod(text)).toMatchObject({ startDate, endDate, isRange: true, current: false });
  });

  test.each([
    ['2003-07', '2003-07', ''],
    ['2019–12', '2019', ''],
    ['2004/05', '2004-05', ''],
    ['2003–07/2005', '2003', '2005-07'],
    ['03/2003–07/2005', '2003-03', '2005-07'],
  ])('%s is none', (text, startDate, endDate) => {
    expect(findPeriod(text)).toMatchObject({ startDate, endDate });
  });
});

const CV = (first: string, second: string) =>
  read(
    `Oona Pask\nForester\n\nExperience\n${first} ¦ Warden\nHeath Trust, Otley\n${second} ¦ Planter\nMoor Nursery, Ripon`,
  ).work_experience?.map(({ position, startDate, endDate }) => [position, startDate, endDate]);

describe('a hyphen before two figures', () => {
  test('is that of a range of years where another one can be nothing else', () => {
    expect(CV('2011-19', '2003-07')).toEqual([
      ['Warden', '2011', '2019'],
      ['Planter', '2003', '2007'],
    ]);
  });

  test('or the others have years alone', () => {
    expect(CV('2007-2019', '2003-07')).toEqual([
      ['Warden', '2007', '2019'],
      ['Planter', '2003', '2007'],
    ]);
  });

  test('stands before a month where one has a month', () => {
    expect(CV('2007-08 - 2019-11', '2003-07')?.at(1)).toEqual(['Planter', '2003-07', '']);
  });
});

test('no grade is read out of a range', () => {
  const { education } = read(
    'Oona Pask\nForester\n\nEducation\nB.Sc. Forestry ¦ 2003–07\nUniversity of Brackenford',
  );
  expect(education).toMatchObject([
    { degree: 'B.Sc.', field: 'Forestry', startDate: '2003', endDate: '2007', gpa: '' },
  ]);
});
