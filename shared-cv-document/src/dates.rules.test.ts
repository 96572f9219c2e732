import { describe, expect, test } from '@jest/globals';
import { DOCUMENT_LANGUAGES } from '@sastre/shared-contracts/api';
import { formatDate, formatRange, heldRange } from './dates.rules.ts';

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
    // Browsers have no names of months in these, and would take English ones.
    ['2018-07', 'ka', 'ივლ. 2018'],
    ['2018-12', 'hy', 'դեկ 2018'],
    ['2018', 'fa', '2018'],
    ['2018', 'en', '2018'],
    ['2018-13', 'en', '2018-13'],
    ['2018-00', 'en', '2018-00'],
    ['spring of 2018', 'en', 'spring of 2018'],
    ['', 'en', ''],
    ['-03', 'en', ''],
    [' -03', 'de', ''],
  ] as const)('%s in %s reads %s', (value, language, shown) => {
    expect(formatDate(value, language)).toBe(shown);
  });
});

test.each([
  ['zh', '2019年5月至今'],
  ['zh-Hant', '2019年5月至今'],
  ['ja', '2019年5月 – 現在'],
  ['ar', 'مايو 2019 – الآن'],
  ['fa', 'مه 2019 – اکنون'],
] as const)('what goes on in %s reads %s', (language, shown) => {
  const range = { startDate: '2019-05', endDate: '', current: true };
  expect(formatRange(range, language)).toBe(shown);
  expect(formatRange({ ...range, startDate: '' }, 'zh')).toBe('至今');
});

describe('a date in another format', () => {
  test.each([
    ['en', '03/2018', 'March 2018'],
    ['de', '03/2018', 'März 2018'],
    ['es', '03/2018', 'marzo de 2018'],
    ['fi', '03.2018', 'maaliskuu 2018'],
    ['ka', '03.2018', 'მარტი 2018'],
    ['hy', '03.2018', 'մարտ 2018'],
    ['hu', '2018. 03.', '2018. március'],
    ['sv', '2018-03', 'mars 2018'],
    ['bg', '03.2018', 'март 2018'],
    ['ja', '2018/03', '2018年3月'],
    ['zh', '2018/03', '2018年3月'],
    ['ko', '2018. 03.', '2018년 3월'],
    ['he', '03.2018', 'מרץ 2018'],
    ['ar', '03/2018', 'مارس 2018'],
    ['fa', '2018/03', 'مارس 2018'],
  ] as const)('in %s reads %s or %s', (language, numeric, long) => {
    expect(formatDate('2018-03', language, 'numeric')).toBe(numeric);
    expect(formatDate('2018-03', language, 'long')).toBe(long);
  });

  test.each(DOCUMENT_LANGUAGES)(
    'in %s has its year, and the number of its month or a month of its own',
    (language) => {
      expect(formatDate('2018-03', language, 'year')).toBe('2018');
      for (const format of ['numeric', 'long'] as const) {
        const months = Array.from({ length: 12 }, (_month, at) => {
          const month = String(at + 1).padStart(2, '0');
          const shown = formatDate(`2018-${month}`, language, format);
          expect(shown).toMatch(/^[^\p{Cf}]*2018[^\p{Cf}]*$/u);
          if (format === 'numeric')
            expect(shown.match(/\d+/g)?.toSorted()).toEqual([month, '2018']);
          return shown;
        });
        expect(new Set(months).size).toBe(12);
        expect(formatDate('2018', language, format)).toBe('2018');
      }
    },
  );
});

describe('a range', () => {
  test('in years is one year where it begins and ends in it', () => {
    const range = { startDate: '2018-03', endDate: '2018-07' };
    expect(formatRange(range, 'en', 'year')).toBe('2018');
    expect(formatRange({ ...range, endDate: '2020-01' }, 'en', 'year')).toBe('2018 – 2020');
  });
  test('of no length is one date', () => {
    expect(formatRange({ startDate: '2018-03', endDate: '2018-03' }, 'en')).toBe('Mar 2018');
    expect(formatRange({ startDate: '2003', endDate: '2003' }, 'es')).toBe('2003');
  });
  test('is broken after its dash alone, unless a side of it is too long for a line', () => {
    expect(heldRange('jan. de 2020 – fev. de 2022').markup).toBe(
      '<span class="nb">jan. de 2020 –</span> <span class="nb">fev. de 2022</span>',
    );
    expect(heldRange('2018').markup).toBe('<span class="nb">2018</span>');
    const long = 'the spring term of the year';
    expect(heldRange(`${long} – 2018`).markup).toBe(`${long} – <span class="nb">2018</span>`);
  });
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
  test('of months whose years were emptied is as one without dates', () => {
    const range = { startDate: '-03', endDate: '-04' };
    expect(formatRange(range, 'en')).toBe('');
    expect(formatRange({ ...range, openEnd: true }, 'en')).toBe('');
    expect(formatRange({ ...range, startDate: '2018-03', openEnd: true }, 'en')).toBe(
      'Mar 2018 – Present',
    );
  });
  test('without dates is empty', () => {
    expect(formatRange({ startDate: '', endDate: '', openEnd: true }, 'en')).toBe('');
  });
});
