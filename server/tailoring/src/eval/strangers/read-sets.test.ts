import { expect, test } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readAds, readSetIn, readSets } from './read-sets.ts';

test.each(['open', 'sealed'] as const)('people and ads of %s sets are told apart', (part) => {
  const { ads, people, labels } = readAds(part);
  expect(ads.length).toBeGreaterThan(0);
  expect(new Set(ads.map(({ id }) => id)).size).toBe(ads.length);
  const keys = people.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(labels.filter(({ person }) => !keys.includes(person))).toEqual([]);
  expect(readAds(part, 2).ads).toHaveLength(Math.ceil(ads.length / 2));
});

test('a folder is read as the set of that name is', () => {
  const inFolder = readSetIn(fileURLToPath(new URL('./open/unseen-3', import.meta.url)));
  expect(inFolder).toEqual(readSets('open').find(({ name }) => name === 'unseen-3'));
});

test('a folder without people is no set', () => {
  const folder = mkdtempSync(join(tmpdir(), 'set-'));
  try {
    expect(() => readSetIn(folder)).toThrow('no people.json');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
