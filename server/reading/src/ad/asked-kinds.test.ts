import { expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';

test.each([
  ['QTS or 5 years of teaching', 'QTS or 5 years of teaching'],
  ['A degree in maths or 5 years of modelling', 'degree in maths or 5 years of modelling'],
  ['5 Jahre Praxis oder Meisterbrief', '5 Jahre Praxis oder Meisterbrief'],
  ['Carné C o 2 años de conductor', 'Carné C o 2 años de conductor'],
  ['German or a first-aid certificate', 'German or a first-aid certificate'],
  ['3 or 4 years of sales', '4 years of sales'],
  ['2 years in retail or hospitality', '2 years in retail or hospitality'],
])('a choice between kinds is one thing: %s', (line, asked) => {
  expect(askedIn(`Requirements:\n- ${line}\n- Excel`)).toEqual([`must ${asked}`, 'must Excel']);
});

test.each(['Experience with A/B testing', 'You know A/B testing', 'Erfahrung mit A/B testing'])(
  'a letter before a slash is no article: %s',
  (line) => {
    expect(askedIn(`Requirements:\n- ${line}\n- Excel`)).toEqual([
      'must A/B testing',
      'must Excel',
    ]);
  },
);
