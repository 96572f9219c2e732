import type { Language } from '@sastre/shared-contracts/api';
import { type Concept, eachForm, fold, type Scale, type Side } from '@sastre/reading';
import { keysOf, stemsOf } from './stems.rules.ts';

/** What a word or phrase may mean: a line of the lists and its side there. */
export interface Meaning {
  concept: number;
  side: Side;
  scale: Scale | undefined;
}

/** The lists in one language. */
export interface LanguageIndex {
  /** Meanings of a word or phrase by its stems, joined by blanks. */
  meaningsOf(key: string): readonly Meaning[];
  /** How many words a phrase that begins with this stem may have; 1: there is none. */
  longestPhrase(stem: string): number;
}

/** A word or phrase where it stands in the lists. */
interface Listed {
  at: number;
  form: string;
  meaning: Meaning;
}
type ByText = Map<string, Listed[]>;

const NONE: readonly Meaning[] = [];

/**
 * Reads the lists in one language: most of them phrases, and few of these are ever asked for. What begins alike is kept
 * together as it is written, each word is stemmed once, and a phrase when one is asked for that begins as it does.
 */
export function readIndex(concepts: readonly Concept[], language: Language): LanguageIndex {
  const firstStem = (word: string) => stemsOf(word.toLowerCase(), language)[0] ?? '';
  const { words, phrases } = listed(concepts, language);
  const byKey = grouped(words, (word) => keysOf(word, language));
  const byStem = grouped(phrases, (first) => [firstStem(first)]);
  const byBegin = grouped(phrases, (first) => [firstStem(first), fold(first)]);
  const meanings = new Map<string, readonly Meaning[]>();
  const longest = new Map<string, number>();

  const readPhrases = (begin: string) => {
    const own: ByText = new Map();
    for (const phrase of inOrder(byBegin.get(begin)))
      for (const key of keysOfPhrase(phrase.form, firstStem))
        if (beginOf(key) === begin) put(own, key, phrase);
    byBegin.delete(begin);
    for (const [key, found] of own) meanings.set(key, meaningsIn(found));
  };
  return {
    meaningsOf(key) {
      const known = meanings.get(key);
      if (known !== undefined) return known;
      if (SEVERAL.test(key)) readPhrases(beginOf(key));
      else if (byKey.has(key)) meanings.set(key, meaningsIn(inOrder(byKey.get(key))));
      return meanings.get(key) ?? NONE;
    },
    longestPhrase(stem) {
      const own = byStem.get(stem);
      if (own === undefined) return 1;
      const known = longest.get(stem) ?? mostWords(own.flat());
      longest.set(stem, known);
      return known;
    },
  };
}

/** All words by themselves, all phrases by their first word. */
function listed(concepts: readonly Concept[], language: Language) {
  const [words, phrases]: [ByText, ByText] = [new Map(), new Map()];
  let at = 0;
  const take = (form: string, meaning: Meaning) => {
    at += 1;
    const end = form.search(SEVERAL);
    if (end < 0) put(words, form, { at, form, meaning });
    else put(phrases, form.slice(0, end), { at, form, meaning });
  };
  for (const [concept, one] of concepts.entries())
    eachForm(one, language, (form, side) => {
      const meaning: Meaning = { concept, side, scale: one.scale };
      take(form, meaning);
      const plain = bare(form, language);
      if (plain !== form) take(plain, meaning);
    });
  return { words, phrases };
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const own = map.get(key);
  if (own === undefined) map.set(key, [value]);
  else own.push(value);
}

/** What is listed, by the keys of its texts. */
function grouped(
  byText: ByText,
  keysOfText: (text: string) => readonly string[],
): Map<string, Listed[][]> {
  const groups = new Map<string, Listed[][]>();
  for (const [text, own] of byText)
    for (const key of new Set(keysOfText(text))) put(groups, key, own);
  return groups;
}

function inOrder([first = [], ...others]: readonly Listed[][] = []): readonly Listed[] {
  if (others.length === 0) return first;
  return [first, ...others].flat().sort((one, other) => one.at - other.at);
}

/** Of the meanings in one line the first. */
function meaningsIn(all: readonly Listed[]): readonly Meaning[] {
  const found = new Map<number, Meaning>();
  for (const { meaning } of all)
    if (!found.has(meaning.concept)) found.set(meaning.concept, meaning);
  return [...found.values()];
}

const mostWords = (phrases: readonly Listed[]) =>
  Math.max(...phrases.map(({ form }) => form.split(BETWEEN).length));

/** By the stems of its words, and as it is written. */
const keysOfPhrase = (form: string, firstStem: (word: string) => string) =>
  new Set([form.split(BETWEEN).map(firstStem).join(' '), fold(form)]);

const SEVERAL = /[\s-]/;
const BETWEEN = /[\s-]+/;

/** The first word of a phrase's key; those of single words have no others. */
const beginOf = (key: string) => key.slice(0, key.search(SEVERAL));

// What must stand before is looked at where there is something to cut.
const TRAILING = {
  en: / (?<=\S \S+ )(?:to|of|on|for|with|at|in|by|about|from)$/,
  de: / (?<=^(?:sich )?\S+ )(?:an|in|bei|mit|für|um|auf|zu|von|über|aus)$/,
  es: / (?<=(?:se|\S \S+) )(?:de|a|en|con|por|para)$/,
};

/** A phrase without what a sentence sets apart from it: "sich kümmern um" is "kümmert … um", "encargarse de" is "me encargo de". */
function bare(form: string, language: Language): string {
  if (!form.includes(' ') && !form.includes('rse')) return form;
  const isReflexive = /^sich |(?:[aei]r)se(?: |$)/.test(form);
  if (language === 'de' && !isReflexive) return form;
  return form
    .replace(TRAILING[language], '')
    .replace(/^sich /, '')
    .replace(/^(\S+[aeií]r)se\b/, '$1');
}
