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
  ['maart 2019 – oktober 2021', '2019-03', '2021-10', false, 'maart 2019 – oktober 2021'],
  ['mrt 2019 – heden', '2019-03', '', true, 'mrt 2019 – heden'],
  ['září 2015 – leden 2018', '2015-09', '2018-01', false, 'září 2015 – leden 2018'],
  ['1. ledna 2018 – 2020', '2018-01', '2020', false, '1. ledna 2018 – 2020'],
  ['kesäkuu 2016 – elokuu 2017', '2016-06', '2017-08', false, 'kesäkuu 2016 – elokuu 2017'],
  ['Ağustos 2012 – Eylül 2014', '2012-08', '2014-09', false, 'Ağustos 2012 – Eylül 2014'],
  ['ianuarie 2010 – prezent', '2010-01', '', true, 'ianuarie 2010 – prezent'],
  ['listopad 2010', '2010-11', '', false, 'listopad 2010'],
  ['01/19 – laufend', '2019-01', '', true, '01/19 – laufend'],
  ['10/98 – 09/02', '1998-10', '2002-09', false, '10/98 – 09/02'],
  ['Aug ’14–Dec ’15', '2014-08', '2015-12', false, 'Aug ’14–Dec ’15'],
  ['2016-2023 - Actualmente', '2016', '', true, '2016-2023 - Actualmente'],
  ["'19 – '23", '2019', '2023', false, "'19 – '23"],
  ['’15–heute', '2015', '', true, '’15–heute'],
  ["08/'23-11/'23", '2023-08', '2023-11', false, "08/'23-11/'23"],
  ["05/'24", '2024-05', '', false, "05/'24"],
  ["May '22 – Present", '2022-05', '', true, "May '22 – Present"],
  ['Team led 2019 – 2021', '2019', '2021', false, '2019 – 2021'],
  ['Güzel 𝔄rt 🏠 září 2015 – ledna 2018', '2015-09', '2018-01', false, 'září 2015 – ledna 2018'],
  ['3 - 4/2014', '2014-03', '2014-04', false, '3 - 4/2014'],
  ['9 – 12/2002', '2002-09', '2002-12', false, '9 – 12/2002'],
  ['Windows Pro 2019', '2019', '', false, '2019'],
  [
    'Oslo, de mayo de 2019 a junio de 2021',
    '2019-05',
    '2021-06',
    false,
    'de mayo de 2019 a junio de 2021',
  ],
  ['mei 1998 t/m november 2002', '1998-05', '2002-11', false, 'mei 1998 t/m november 2002'],
  ['sinds maart 2020', '2020-03', '', true, 'sinds maart 2020'],
  ['feb. 2019 – a la fecha', '2019-02', '', true, 'feb. 2019 – a la fecha'],
  ['03/2019 – bis heute', '2019-03', '', true, '03/2019 – bis heute'],
  ['feb/24 → Today', '2024-02', '', true, 'feb/24 → Today'],
  ['may/16 → jan/19', '2016-05', '2019-01', false, 'may/16 → jan/19'],
  ['2016 → 2018', '2016', '2018', false, '2016 → 2018'],
  ['01/11/2017–continuing', '2017-11', '', true, '01/11/2017–continuing'],
  ['Kelp College (September 2019-)', '2019-09', '', true, 'September 2019-'],
  ['2026–', '2026', '', true, '2026–'],
  ['03/2020 – ...', '2020-03', '', true, '03/2020 – ...'],
  ['2014 - …', '2014', '', true, '2014 - …'],
  ['Clinic (Mai 2019 – ?)', '2019-05', '', true, 'Mai 2019 – ?'],
  ['2019 – , Oslo', '2019', '', true, '2019 – '],
  ['2019 – | Clinic', '2019', '', true, '2019 – '],
  ['03/20 –', '2020-03', '', true, '03/20 –'],
  ["may '22 - ...", '2022-05', '', true, "may '22 - ..."],
  ['Juni – August 2019: Praktikum', '2019-06', '2019-08', false, 'Juni – August 2019'],
  ['June – August 2019', '2019-06', '2019-08', false, 'June – August 2019'],
  ['Decker – March 2019', '2019-03', '', false, 'March 2019'],
  ['Irish Heart Foundation, 2023', '2023', '', false, '2023'],
  ['Bank Foundation 2019 – 2021', '2019', '2021', false, '2019 – 2021'],
])('%s', (text, startDate, endDate, current, said) => {
  expect(findPeriod(text)).toMatchObject({ startDate, endDate, current, said });
});

test.each([
  ...['+49 30 1234567', 'Room 12', 'a third of 380 clinics', ''],
  ...[
    'First Aid (valid until 2027)',
    'Soporte vital (caduca 2026)',
    'Ersthelfer, gültig bis 05/2027',
  ],
])('%j has no date', (text) => {
  expect(findPeriod(text)).toBeUndefined();
});

test.each([
  'and/24',
  'win/32',
  '3.50 – 4.25',
  '09/10',
  '10.50 – 12.75 €',
  'the ’90s',
  'Class of ’15',
  '13/19 – 15/20',
])('two figures alone are no year: %s', (text) => {
  expect(findPeriod(text)).toBeUndefined();
});
