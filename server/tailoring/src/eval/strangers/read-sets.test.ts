import { expect, test } from '@jest/globals';
import { readAds } from './read-sets.ts';

test.each(['open', 'sealed'] as const)('people and ads of %s sets are told apart', (part) => {
  const { ads, people, labels } = readAds(part);
  expect(ads.length).toBeGreaterThan(0);
  expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
  const keys = people.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(labels.filter(({ person }) => !keys.includes(person))).toEqual([]);
  expect(readAds(part, 2).ads).toHaveLength(Math.ceil(ads.length / 2));
});
