import { expect, test } from '@jest/globals';
import { addedOf } from './added.rules.ts';
import { linesFrom } from './lines.fixture.ts';

test('a long title beside its date names a work, however many of its words are small', () => {
  const lines = linesFrom(
    [
      'Mosses as early signs of change in the bogs of the north ¦ May 2018',
      'Peatland Quarterly',
      '',
      'What the old maps say of drains that nobody has seen since ¦ June 2015',
      'Journal of Wetlands',
    ].join('\n'),
  );
  expect(
    addedOf('publications', lines).map(({ name, organisation, period }) => [
      name?.text,
      organisation?.text,
      period?.startDate,
    ]),
  ).toEqual([
    ['Mosses as early signs of change in the bogs of the north', 'Peatland Quarterly', '2018-05'],
    [
      'What the old maps say of drains that nobody has seen since',
      'Journal of Wetlands',
      '2015-06',
    ],
  ]);
});
