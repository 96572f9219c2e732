import { expect, test } from '@jest/globals';
import { askedIn } from './read/asked-in.fixture.ts';

test('points that lie apart as paragraphs are a list', () => {
  const ad =
    'What you bring\n\nHere is what we look for in our new planner:\n\nBackground in retail\n\nStrong SQL skills\n\nOwnership mentality\n\nWhat we offer\n\nA bike\n\nFree lunch\n\nA pension';
  expect(askedIn(ad)).toEqual(['must retail', 'must SQL', 'must Ownership mentality']);
});

test('tasks that lie apart are told in full', () => {
  const ad =
    'Your tasks\n\nPlan routes, stops and loads for three depots\n\nMentor a junior planner\n\nKeep the drivers informed';
  expect(askedIn(ad)).toEqual([
    'must Plan routes, stops and loads for three depots',
    'must Mentor a junior planner',
    'must Keep the drivers informed',
  ]);
});

test('paragraphs below a heading stay prose', () => {
  const ad =
    'About you\n\nWe have been here for long. Our house is old.\n\nThe team eats together.\n\nYou speak Danish.';
  expect(askedIn(ad)).toEqual(['must Danish']);
});
