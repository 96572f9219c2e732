import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@sastre/shared-contracts/api';
import { fold } from '../../reading/stem.rules.ts';
import { keysOf, stemsOf } from '../words/stems.rules.ts';
import { parseLexicon, type LexiconEntry, type Scale } from './parse-lexicon.rules.ts';

/** What a word or phrase may mean: a line of the lists and its side there. */
export interface Meaning {
  concept: number;
  side: LexiconEntry['side'];
  scale: Scale | undefined;
}

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
] as const;

interface LanguageIndex {
  /** Meanings by the stems of a word or phrase, joined by blanks. */
  meanings: Map<string, Meaning[]>;
  /** Stems that a phrase of more than one word begins with, and the number of words of the longest one. */
  phrases: Map<string, number>;
}

const index: Record<Language, LanguageIndex> = {
  en: { meanings: new Map(), phrases: new Map() },
  de: { meanings: new Map(), phrases: new Map() },
  es: { meanings: new Map(), phrases: new Map() },
};

const TRAILING = {
  en: /(?<=\S \S+) (?:to|of|on|for|with|at|in|by|about|from)$/,
  de: /(?<=^(?:sich )?\S+) (?:an|in|bei|mit|für|um|auf|zu|von|über|aus)$/,
  es: /(?<=(?:se|\S \S+)) (?:de|a|en|con|por|para)$/,
};

/** A phrase without what a sentence sets apart from it: "sich kümmern um" is "kümmert … um", "encargarse de" is "me encargo de". */
function bare(form: string, language: Language): string {
  const isReflexive = /^sich |(?:[aei]r)se(?: |$)/.test(form);
  if (language === 'de' && !isReflexive) return form;
  return form
    .replace(TRAILING[language], '')
    .replace(/^sich /, '')
    .replace(/^(\S+[aeií]r)se\b/, '$1');
}

let count = 0;
for (const list of LISTS) {
  const text = readFileSync(new URL(`./${list}.txt`, import.meta.url), 'utf8');
  for (const { entries, scale } of parseLexicon(text)) {
    for (const entry of entries) addEntry(entry, { concept: count, side: entry.side, scale });
    count += 1;
  }
}

function addEntry({ language, forms }: LexiconEntry, meaning: Meaning): void {
  const { meanings, phrases } = index[language];
  for (const form of forms.flatMap((one) => [...new Set([one, bare(one, language)])])) {
    const parts = form.split(/[\s-]+/).map((word) => stemsOf(word.toLowerCase(), language));
    const first = parts[0];
    if (first === undefined) continue;
    const keys =
      parts.length === 1
        ? keysOf(form, language)
        : [parts.map((stems) => stems[0] ?? '').join(' '), fold(form)];
    for (const key of new Set(keys)) {
      const own = meanings.get(key);
      if (own === undefined) meanings.set(key, [meaning]);
      else if (!own.some((one) => one.concept === meaning.concept)) own.push(meaning);
    }
    if (parts.length > 1)
      phrases.set(first[0] ?? '', Math.max(phrases.get(first[0] ?? '') ?? 0, parts.length));
  }
}

const NONE: readonly Meaning[] = [];

/** Meanings of a word or phrase by its stems, joined by blanks. */
export function meaningsOf(key: string, language: Language): readonly Meaning[] {
  return index[language].meanings.get(key) ?? NONE;
}

/** How many words a phrase that begins with this stem may have; 1: there is none. */
export function longestPhrase(stem: string, language: Language): number {
  return index[language].phrases.get(stem) ?? 1;
}

/** Languages in which a stem means something. */
export function languagesOf(stem: string): Language[] {
  return LANGUAGES.filter((language) => index[language].meanings.has(stem));
}
