import { describe, expect, test } from '@jest/globals';
import {
  fromParts,
  isIncomplete,
  monthOptions,
  readMonth,
  settled,
  toParts,
  withYear,
} from './month.rules.ts';

describe('month rules', () => {
  test.each([
    ['2021-03', '03', '2021', '2021-03'],
    ['2021', '', '2021', '2021'],
    ['2021-03-15', '03', '2021', '2021-03'],
    ['', '', '', ''],
    ['-03', '03', '', '-03'],
    ['20-03', '03', '20', '20-03'],
    ['2021-13', '', '2021-13', '2021-13'],
    ['March 2021', '', 'March 2021', 'March 2021'],
  ])('reads %p and writes it so that nothing is lost', (value, month, year, written) => {
    expect(toParts(value)).toEqual({ month, year });
    expect(fromParts(toParts(value))).toBe(written);
  });

  test('knows what is begun but no date yet', () => {
    expect(isIncomplete({ month: '03', year: '' })).toBe(true);
    expect(isIncomplete({ month: '', year: '20' })).toBe(true);
    expect(isIncomplete({ month: '', year: '2021-1' })).toBe(true);
    expect(isIncomplete({ month: '', year: ' ' })).toBe(false);
    expect(isIncomplete({ month: '', year: '2020' })).toBe(false);
  });

  test.each([
    ['03/2021', 'en', '2021-03'],
    ['3.2021', 'de', '2021-03'],
    ['2021-3', 'en', '2021-03'],
    ['2021/11/05', 'en', '2021-11'],
    ['15.03.2021', 'en', '2021-03'],
    ['15/03/2021', 'en', '2021-03'],
    ['03/15/2021', 'en', '2021-03'],
    ['04/05/2021', 'es', '2021-05'],
    ['March 2021', 'en', '2021-03'],
    ['Sept. 2021', 'en', '2021-09'],
    ['2021 Dec', 'de', '2021-12'],
    ['März 2021', 'de', '2021-03'],
    ['marzo de 2021', 'es', '2021-03'],
    ['15 de agosto de 2021', 'es', '2021-08'],
    ['4. Mai 2021', 'de', '2021-05'],
  ])('understands %p in %s', (text, language, date) => {
    const parts = readMonth(text, language);
    expect(parts && fromParts(parts)).toBe(date);
  });

  test.each(['04/05/2021', '13/2021', '2021-00', 'Ju 2021', 'ma 2021', '2021', '21', 'soon', ''])(
    'does not guess at %p',
    (text) => expect(readMonth(text, 'en')).toBeUndefined(),
  );

  test('typing a year keeps the month; a whole date fills both; anything else stays as typed', () => {
    const begun = { month: '05', year: '' };
    expect(withYear(begun, '2019', 'en')).toEqual({ month: '05', year: '2019' });
    expect(withYear(begun, '20195', 'en')).toEqual({ month: '05', year: '2019' });
    expect(withYear(begun, ' 2019-11 ', 'en')).toEqual({ month: '11', year: '2019' });
    expect(withYear(begun, '2019-1', 'en')).toEqual({ month: '05', year: '2019-1' });
    expect(withYear(begun, 'about 20', 'en')).toEqual({ month: '05', year: 'about 20' });
    expect(settled({ month: '05', year: '2019-1' }, 'en')).toEqual({ month: '01', year: '2019' });
    expect(settled({ month: '05', year: 'about 20' }, 'en').year).toBe('about 20');
  });

  test('a date typed letter by letter arrives, in every language', () => {
    for (const language of ['en', 'de', 'es']) {
      for (const { value, label } of monthOptions(language)) {
        for (const text of [`${value}/2021`, `2021-${value}`, `${label} 2021`]) {
          let parts = { month: '', year: '' };
          for (const letter of text) parts = withYear(parts, parts.year + letter, language);
          expect([text, fromParts(parts)]).toEqual([text, `2021-${value}`]);
        }
      }
    }
  });

  test('names the months in the language', () => {
    expect(monthOptions('de')[2]).toEqual({ value: '03', label: 'März' });
    expect(monthOptions('es').map(({ value }) => value)).toHaveLength(12);
  });
});
