import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { LANGUAGES } from '@sastre/shared-contracts/api';
import { readIndex } from './language-index.rules.ts';
import { parseLexicon } from './parse-lexicon.rules.ts';
import { readPlainly } from './plain-index.fixture.ts';

const lists = parseLexicon(`
look after, tend | sich kümmern um | encargarse de/cuidar
look after people, nurse > work | pflegen > arbeiten | cuidar > trabajar
# scale deed: lead
well-known, lead | führen | dirigir
`);
const index = (language: 'en' | 'de' | 'es') => readIndex(lists, language);
const conceptsOf = (key: string, language: 'en' | 'de' | 'es' = 'en') =>
  index(language)
    .meaningsOf(key)
    .map(({ concept, side }) => `${concept} ${side}`);

test('a word means the lines it stands in, in their order and on its side', () => {
  expect(conceptsOf('tend')).toEqual(['0 same']);
  expect(conceptsOf('nurs')).toEqual(['1 specific']);
  expect(conceptsOf('work')).toEqual(['1 general']);
  expect(conceptsOf('cuid', 'es')).toEqual(['0 same', '1 specific']);
  expect(conceptsOf('tend', 'de')).toEqual([]);
});

test('phrases that begin alike are told apart, whichever is asked for first', () => {
  const [one, other] = [index('en'), index('en')];
  const long = one.meaningsOf('look after peopl');
  expect(other.meaningsOf('look after')).toEqual(one.meaningsOf('look after'));
  expect(other.meaningsOf('look after peopl')).toEqual(long);
  expect(long).toMatchObject([{ concept: 1, side: 'specific' }]);
  expect(one.meaningsOf('look before')).toEqual([]);
  expect(one.longestPhrase('look')).toBe(3);
  expect(one.longestPhrase('tend')).toBe(1);
});

test('a phrase is found by its stems, as it is written, and without what a sentence sets apart', () => {
  expect(conceptsOf('well known')).toEqual(['2 same']);
  expect(conceptsOf('well-known')).toEqual(['2 same']);
  expect(conceptsOf('kumm', 'de')).toEqual(['0 same']);
  expect(conceptsOf('encarg', 'es')).toEqual(['0 same']);
  expect(index('en').meaningsOf('lead')).toMatchObject([{ scale: { axis: 'deed', step: 3 } }]);
});

/** Every day one line of so many is compared, in the soak all. */
const EVERYDAY = process.env['SOAK'] ? 1 : 12;

test.each(LANGUAGES)(
  'all keys of our own lists in %s, and absent ones, are answered as by a plain reading',
  (language) => {
    const concepts = globSync('*.txt', { cwd: import.meta.dirname })
      .toSorted()
      .flatMap((list) => parseLexicon(readFileSync(`${import.meta.dirname}/${list}`, 'utf8')))
      .filter((_concept, at) => at % EVERYDAY === 0);
    const [read, plain] = [readIndex(concepts, language), readPlainly(concepts, language)];
    const keys = [...plain.meanings.keys()];
    expect(keys.length).toBeGreaterThan(2_000);
    const absent = keys.flatMap((key) => [`${key}x`, `${key} ${key}`, key.split(' ')[0] ?? '']);
    const differ = [...absent, ...keys].filter(
      (key) =>
        JSON.stringify(read.meaningsOf(key)) !== JSON.stringify(plain.meanings.get(key) ?? []) ||
        read.longestPhrase(key) !== (plain.longest.get(key) ?? 1),
    );
    expect(differ).toEqual([]);
  },
);
