import { expect, test } from '@jest/globals';
import { DOT, entryLine, yearsAt } from './entry-line.rules.ts';

const job = {
  names: ['Senior Engineer', 'Dropbox'],
  startDate: '2015-03',
  endDate: '2020-01',
  isOpen: false,
};

test.each([
  [{}, 'Senior Engineer, Dropbox\u00a0·\u00a02015–2020'],
  [{ isOpen: true }, 'Senior Engineer, Dropbox\u00a0·\u00a02015–Present'],
  [{ endDate: '2015-11-02' }, 'Senior Engineer, Dropbox\u00a0·\u00a02015'],
  [{ endDate: '' }, 'Senior Engineer, Dropbox\u00a0·\u00a02015'],
  [{ startDate: '' }, 'Senior Engineer, Dropbox\u00a0·\u00a02020'],
  [{ startDate: '', isOpen: true }, 'Senior Engineer, Dropbox'],
  [{ startDate: '20', endDate: '' }, 'Senior Engineer, Dropbox'],
  [{ names: [' ', 'Dropbox '] }, 'Dropbox\u00a0·\u00a02015–2020'],
  [{ names: ['', ''] }, '2015–2020'],
  [{ names: ['', ''], startDate: '', endDate: '' }, ''],
])('an entry with %j reads “%s”', (part, line) => {
  expect(entryLine({ ...job, ...part }, 'Present')).toBe(line);
});

test('the years stand behind the last dot, where there are names before them', () => {
  const years = (line: string) => line.slice(yearsAt(line));
  expect(years(entryLine({ ...job, names: [`a${DOT}b`] }, 'Present'))).toBe(`${DOT}2015–2020`);
  expect(years('Senior Engineer, Dropbox')).toBe('');
  expect(years('2015–2020')).toBe('');
  expect(years('')).toBe('');
});
