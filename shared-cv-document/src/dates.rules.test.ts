import { describe, expect, test } from '@jest/globals';
import { formatDate, formatRange } from './dates.rules.ts';

describe('a date', () => {
  test.each([
    ['2018-03', 'en', 'Mar 2018'],
    ['2018-03', 'es', 'mar 2018'],
    ['2018-05-17', 'de', 'Mai 2018'],
    ['2018-03', 'fr', 'mars 2018'],
    ['2018-03', 'ru', 'март 2018'],
    ['2018-11', 'uk', 'лист. 2018'],
    ['2018-03', 'ja', '2018年3月'],
    ['2018-03', 'ko', '2018년 3월'],
    ['2018-03', 'ar', 'مارس 2018'],
    ['2018-03', 'fa', 'مارس 2018'],
    ['2018', 'fa', '2018'],
    ['2018', 'en', '2018'],
    ['2018-13', 'en', '2018-13'],
    ['2018-00', 'en', '2018-00'],
    ['spring of 2018', 'en', 'spring of 2018'],
    ['', 'en', ''],
  ] as const)('%s in %s reads %s', (value, language, shown) => {
    expect(formatDate(value, language)).toBe(shown);
  });
});

describe('a range', () => {
  test('with two ends', () => {
    expect(formatRange({ startDate: '2018-03', endDate: '2024-07' }, 'en')).toBe(
      'Mar 2018 – Jul 2024',
    );
  });
  test('that runs ends in Present, whatever the end date says', () => {
    expect(formatRange({ startDate: '2018-03', endDate: '2024-07', current: true }, 'de')).toBe(
      'März 2018 – heute',
    );
  });
  test('of work without an end stands alone; of education it is Present', () => {
    expect(formatRange({ startDate: '2018', endDate: '' }, 'en')).toBe('2018');
    expect(formatRange({ startDate: '2018', endDate: '', openEnd: true }, 'en')).toBe(
      '2018 – Present',
    );
  });
  test('without dates is empty', () => {
    expect(formatRange({ startDate: '', endDate: '', openEnd: true }, 'en')).toBe('');
  });
});
