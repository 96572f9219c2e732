import { expect, test } from '@jest/globals';
import { findPeriod } from './dates.rules.ts';

test.each([
  ['Mar 2019 – Present', '2019-03', '', true, 'Mar 2019 – Present'],
  ['03/2015 - 02/2019', '2015-03', '2019-02', false, '03/2015 - 02/2019'],
  ['2011 – 2015', '2011', '2015', false, '2011 – 2015'],
  ['seit 04/2018', '2018-04', '', true, 'seit 04/2018'],
  ['depuis septembre 2020', '2020-09', '', true, 'depuis septembre 2020'],
  ['od marca 2017', '2017-03', '', true, 'od marca 2017'],
  [
    'enero de 2016 a diciembre de 2018',
    '2016-01',
    '2018-12',
    false,
    'enero de 2016 a diciembre de 2018',
  ],
  ['1. Oktober 2019 bis heute', '2019-10', '', true, '1. Oktober 2019 bis heute'],
  ['Irish Heart Foundation, 2023', '2023', '', false, '2023'],
  ['Bank Foundation 2019 – 2021', '2019', '2021', false, '2019 – 2021'],
])('%s', (text, startDate, endDate, current, said) => {
  expect(findPeriod(text)).toMatchObject({ startDate, endDate, current, said });
});

test.each(['+49 30 1234567', 'Room 12', 'a third of 380 clinics', ''])('%j has no date', (text) => {
  expect(findPeriod(text)).toBeUndefined();
});
