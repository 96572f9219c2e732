import { defaultWorkExperience } from '@sastre/shared-contracts/api';
import { expect, test } from '@jest/globals';
import { endOf } from './end-of-post.rules.ts';

test.each([
  [{ current: true, startDate: '2020-01', endDate: '' }, '9999'],
  [{ current: false, startDate: '2015-01', endDate: '2019-12' }, '2019-12'],
  [{ current: false, startDate: '2015-01', endDate: '' }, '2015-01'],
])('a post with %j ended %s', (dates, month) => {
  expect(endOf({ ...defaultWorkExperience, ...dates })).toBe(month);
});
