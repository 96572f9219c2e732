import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

test('the last deed of an entry is none of the names below the dates that follow it', () => {
  const jobs = jobsOf(
    linesFrom(
      [
        'May 2016 – Present\nHead Gardener, Kelp Nurseries (Oban)',
        '* Trained four apprentices',
        'May 2012 – January 2016\nGardener, Sint Lucas Hospital (Utrecht)',
        '* Grew herbs for the kitchen',
        '* First aider from 2013',
        '2008 – 2012\nPorter, Hotel Alba (Oban)',
      ].join('\n'),
    ),
  );
  expect(
    jobs.map(({ position, company, period, bullets }) => [
      position?.text,
      company?.text,
      period?.startDate,
      bullets.map(({ text }) => text),
    ]),
  ).toEqual([
    ['Head Gardener', 'Kelp Nurseries', '2016-05', ['Trained four apprentices']],
    [
      'Gardener',
      'Sint Lucas Hospital',
      '2012-05',
      ['Grew herbs for the kitchen', 'First aider from 2013'],
    ],
    ['Porter', 'Hotel Alba', '2008', []],
  ]);
});
