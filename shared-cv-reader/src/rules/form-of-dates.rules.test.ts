import { expect, test } from '@jest/globals';
import { linesFrom } from './lines.fixture.ts';
import { jobsOf } from './work.rules.ts';

const read = (text: string) =>
  jobsOf(linesFrom(text)).map(({ position, period }) => [position?.text, period?.startDate]);

test('what tells of a time within a job begins none where the dates of jobs stand apart', () => {
  expect(
    read(
      'Head Gardener, first aider since 2013 ¦ 2010 – 2019\nKelp Nurseries\nCoxswain since 2015\n\nPorter ¦ 2006 – 2010\nHotel Alba',
    ),
  ).toEqual([
    ['Head Gardener, first aider since 2013', '2010'],
    ['Porter', '2006'],
  ]);
});

test('a job that is still held can say so in words', () => {
  expect(
    read('Head Gardener, Kelp Nurseries, since 2013\n\nPorter, Hotel Alba, 2006 – 2010'),
  ).toEqual([
    ['Head Gardener', '2013'],
    ['Porter', '2006'],
  ]);
});
