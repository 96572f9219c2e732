import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { readIndex, type LanguageIndex, type Meaning } from './language-index.rules.ts';
import { type Concept, parseLexicon } from '@sastre/reading';

/** Lists of words that may stand for one another; written for this product, in three languages. */
const LISTS = [
  'core',
  'verbs',
  'general',
  'trades',
  'office',
  'phrases',
  'idioms',
  'units',
  'places',
  'sweep-en',
  'sweep-de',
  'sweep-es',
  'everyday',
  'rewordings',
  'crafts',
] as const;

let concepts: readonly Concept[] | undefined;
const indexes: Partial<Record<Language, LanguageIndex>> = {};

/** The lists in one language: stemming them takes long, and few texts need all three. */
function indexOf(language: Language): LanguageIndex {
  concepts ??= LISTS.flatMap((list) =>
    parseLexicon(readFileSync(new URL(`../lexicon/${list}.txt`, import.meta.url), 'utf8')),
  );
  return (indexes[language] ??= readIndex(concepts, language));
}

/** Meanings of a word or phrase by its stems, joined by blanks. */
export function meaningsOf(key: string, language: Language): readonly Meaning[] {
  return indexOf(language).meaningsOf(key);
}

/** How many words a phrase that begins with this stem may have; 1: there is none. */
export function longestPhrase(stem: string, language: Language): number {
  return indexOf(language).longestPhrase(stem);
}
