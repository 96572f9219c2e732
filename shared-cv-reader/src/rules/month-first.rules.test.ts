import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { withDaysFirst } from './month-first.rules.ts';
import { readLines } from './read-lines.ts';

const textsOf = (text: string) => withDaysFirst(linesFrom(text)).map((line) => line.text);

test('where one date can only begin with its month, all do', () => {
  expect(textsOf('Miller ¦ 6/27/2019 - 8/4/2020\nBaker ¦ 1/5/2017')).toEqual([
    'Miller 27/6/2019 - 4/8/2020',
    'Baker 5/1/2017',
  ]);
});

test.each([
  ['nothing tells', 'Miller ¦ 6/7/2019'],
  ['a day begins another', 'Miller ¦ 6/27/2019\nBaker ¦ 27/6/2019'],
  [
    'it is told within a text',
    'Miller ¦ x\nGround rye for the four bakers of the town until the flood of 6/27/2019 came by night.',
  ],
])('where %s, dates stay as they are', (_why, text) => {
  expect(textsOf(text)).toEqual(linesFrom(text).map((line) => line.text));
});

test('jobs begin and end in the months that their dates say', () => {
  const text =
    '# Ina Berg\nina@berg.example\n\n# Experience\nMiller, Otterwerk Ltd ¦ 6/27/2019 - 8/4/2020\n* Ground rye.\n\nBaker, Rye Bakery Ltd ¦ 1/5/2017 - 3/2/2018\n* Baked bread.';
  expect(
    readLines(linesFrom(text)).cv.work_experience?.map(({ startDate, endDate }) => [
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['2019-06', '2020-08'],
    ['2017-01', '2018-03'],
  ]);
});
