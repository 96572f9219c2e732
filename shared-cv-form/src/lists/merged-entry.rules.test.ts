import { expect, test } from '@jest/globals';
import { mergedEntry } from './merged-entry.rules.ts';

const job = {
  ...{
    id: 'a',
    company: 'Nord GmbH',
    position: '',
    startDate: '2015',
    endDate: '',
    current: false,
  },
  ...{ description: 'Houses.', achievements: ['One'] },
};

test('what only one of two entries says is kept, and what both say stands behind each other', () => {
  const below = {
    ...{ id: 'b', company: 'Nord GmbH', position: 'Clerk', startDate: '', endDate: '2018-04' },
    ...{ current: false, description: 'Roofs.', achievements: ['Two'] },
  };
  expect(mergedEntry(job, below)).toEqual({
    ...{ id: 'a', company: 'Nord GmbH', position: 'Clerk', startDate: '2015', endDate: '2018-04' },
    ...{ current: false, description: 'Houses.\n\nRoofs.', achievements: ['One', 'Two'] },
  });
  expect(mergedEntry({ ...job, position: 'Boss' }, below).position).toBe('Boss, Clerk');
});

test('dates reach over both, and no end where one of them goes on', () => {
  const course = { id: 'a', degree: 'BSc', startDate: '2007', endDate: '2013' };
  const year = { id: 'b', degree: '', startDate: '2008', endDate: '2009' };
  expect(mergedEntry(course, year)).toEqual(course);
  expect(mergedEntry(year, course)).toEqual({ ...course, id: 'b' });
  expect(mergedEntry(job, { ...job, startDate: '2012', current: true })).toMatchObject({
    startDate: '2012',
    endDate: '',
    current: true,
  });
});
