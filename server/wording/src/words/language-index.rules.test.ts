import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type Concept, eachForm, fold, parseLexicon } from '@sastre/reading';
import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { keysOf, stemsOf } from './stems.rules.ts';
import { readIndex, type Meaning } from './language-index.rules.ts';

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

const OWN_LISTS = join(import.meta.dirname, '../lexicon');
/** Every day one line of so many is compared, in the soak all. */
const EVERYDAY = process.env['SOAK'] ? 1 : 12;

test.each(LANGUAGES)(
  'all keys of our own lists in %s, and absent ones, are answered as by a plain reading',
  (language) => {
    const concepts = globSync('*.txt', { cwd: OWN_LISTS })
      .toSorted()
      .flatMap((list) => parseLexicon(readFileSync(join(OWN_LISTS, list), 'utf8')))
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

const TRAILING = {
  en: /(?<=\S \S+) (?:to|of|on|for|with|at|in|by|about|from)$/,
  de: /(?<=^(?:sich )?\S+) (?:an|in|bei|mit|für|um|auf|zu|von|über|aus)$/,
  es: /(?<=(?:se|\S \S+)) (?:de|a|en|con|por|para)$/,
};

/** The lists in one language, all read at once and in their order: what `readIndex` must answer, by every key that there is. */
function readPlainly(concepts: readonly Concept[], language: Language) {
  const meanings = new Map<string, Meaning[]>();
  const longest = new Map<string, number>();
  const firstStem = (word: string) => stemsOf(word.toLowerCase(), language)[0] ?? '';
  const read = (form: string, meaning: Meaning) => {
    const words = form.split(/[\s-]+/);
    const isPhrase = /[\s-]/.test(form);
    const stems = words.map(firstStem);
    if (isPhrase)
      longest.set(stems[0] ?? '', Math.max(longest.get(stems[0] ?? '') ?? 0, words.length));
    for (const key of isPhrase ? [stems.join(' '), fold(form)] : keysOf(form, language)) {
      const own = meanings.get(key) ?? [];
      if (!own.some((one) => one.concept === meaning.concept)) own.push(meaning);
      meanings.set(key, own);
    }
  };
  for (const [concept, one] of concepts.entries())
    eachForm(one, language, (form, side) => {
      for (const written of new Set([form, withoutAround(form, language)]))
        read(written, { concept, side, scale: one.scale });
    });
  return { meanings, longest };
}

function withoutAround(form: string, language: Language): string {
  if (language === 'de' && !/^sich |(?:[aei]r)se(?: |$)/.test(form)) return form;
  return form
    .replace(TRAILING[language], '')
    .replace(/^sich /, '')
    .replace(/^(\S+[aeií]r)se\b/, '$1');
}
