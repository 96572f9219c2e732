import { describe, expect, test } from '@jest/globals';
import { fromParts, isIncomplete, monthOptions, toParts, withYear } from './month.rules.ts';

describe('month rules', () => {
  test.each([
    ['2021-03', '03', '2021', '2021-03'],
    ['2021', '', '2021', '2021'],
    ['2021-03-15', '03', '2021', '2021-03'],
    ['', '', '', ''],
    ['2021-13', '', '', ''],
    ['March 2021', '', '', ''],
  ])('reads %p and writes what it understood', (value, month, year, written) => {
    expect(toParts(value)).toEqual({ month, year });
    expect(fromParts(toParts(value))).toBe(written);
  });

  test('knows what is begun but no date yet', () => {
    expect(isIncomplete({ month: '03', year: '' })).toBe(true);
    expect(isIncomplete({ month: '', year: '20' })).toBe(true);
    expect(isIncomplete({ month: '', year: '' })).toBe(false);
    expect(isIncomplete({ month: '', year: '2020' })).toBe(false);
  });

  test('takes digits only as a year, and a whole pasted month', () => {
    const empty = { month: '05', year: '' };
    expect(withYear(empty, '20a21x9')).toEqual({ month: '05', year: '2021' });
    expect(withYear(empty, ' 2019-11 ')).toEqual({ month: '11', year: '2019' });
    expect(withYear(empty, '2019')).toEqual({ month: '05', year: '2019' });
  });

  test('names the months in the language', () => {
    expect(monthOptions('de')[2]).toEqual({ value: '03', label: 'März' });
    expect(monthOptions('es').map(({ value }) => value)).toHaveLength(12);
  });
});
