import { expect, test } from '@jest/globals';
import type { DateFormat } from './dates.rules.ts';
import type { DocumentLanguage } from '@sastre/shared-contracts/api';
import { DATES_AT_LEAST, dateColumn } from './date-column.rules.ts';
import { renderCv } from './render-cv.ts';
import { fullCv } from './templates/looks-cv.fixture.ts';

interface Asked {
  language?: DocumentLanguage;
  dateFormat?: DateFormat;
  fontSize?: number;
  template?: string;
}

/** The column of a CV whose dates are from the longest months on. */
function columnOf({ language = 'en', template = 'academic-1', ...options }: Asked): number {
  const cv = fullCv(template);
  const [job] = cv.work_experience;
  const jobs = [{ ...job!, startDate: '2014-09', endDate: '2020-11', current: false }];
  const { tailored } = cv;
  const page = renderCv(
    {
      ...cv,
      language,
      work_experience: jobs,
      tailored: { ...tailored!, pdfOptions: { ...tailored!.pdfOptions, ...options } },
    },
    'en',
  );
  return Number(/--dates:([\d.]+)mm/.exec(page)?.[1] ?? NaN);
}

test('short dates of Latin stand in the usual column', () => {
  expect(columnOf({})).toBe(DATES_AT_LEAST);
  expect(columnOf({ language: 'es' })).toBe(DATES_AT_LEAST);
});

test.each<[string, Asked]>([
  ['Chinese', { language: 'zh' }],
  ['Arabic', { language: 'ar' }],
  ['months in full', { dateFormat: 'long' }],
  ['larger type', { fontSize: 12 }],
])('the column grows with %s, so that no date goes on beside the next line', (_, asked) => {
  expect(columnOf(asked)).toBeGreaterThan(DATES_AT_LEAST);
});

test('what was typed instead of a date does not take the page', () => {
  const typed = 'the whole of a long and happy childhood in the country';
  expect(dateColumn([typed], 1)).toBeLessThan(70);
  expect(dateColumn([], 1)).toBe(DATES_AT_LEAST);
});

test('templates with dates at the end have no such column', () => {
  expect(columnOf({ template: 'compact-1' })).toBeNaN();
});
