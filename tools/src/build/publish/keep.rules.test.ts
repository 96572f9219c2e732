import { expect, test } from '@jest/globals';
import { buildsToDrop } from './keep.rules.ts';

const builds = [1, 2, 3, 4, 5, 6, 7].map((n) => ({ build: `1.0.${n}-aaaaaaaa`, madeAt: n * 1000 }));

test('the last five builds stay, older ones go', () => {
  expect(buildsToDrop(builds, new Set())).toEqual(['1.0.2-aaaaaaaa', '1.0.1-aaaaaaaa']);
});

test('a build that a registry names stays however old it is', () => {
  expect(buildsToDrop(builds, new Set(['1.0.1-aaaaaaaa']))).toEqual(['1.0.2-aaaaaaaa']);
});

test('five builds or fewer all stay', () => {
  expect(buildsToDrop(builds.slice(0, 5), new Set())).toEqual([]);
});
