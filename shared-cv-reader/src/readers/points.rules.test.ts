import { expect, test } from '@jest/globals';
import { withPoints } from './points.rules.ts';

test('listed lines are points, whatever their glyph; the others stay in their order', () => {
  expect(
    withPoints('Ward for children.\n- Triage\n• Training \n\n\nNights only.\n* On call'),
  ).toEqual({
    description: 'Ward for children.\n\nNights only.',
    achievements: ['Triage', 'Training', 'On call'],
  });
});

test('a text without a list is the description', () => {
  expect(withPoints('2016-2019 - in two wards\n-5 °C\n')).toEqual({
    description: '2016-2019 - in two wards\n-5 °C',
    achievements: [],
  });
});
