import type { Language } from '@sastre/shared-contracts/api';
import { fold } from '@sastre/reading';
import { keysOf, stemsOf } from '../words/stems.rules.ts';
import { entriesOf, type Concept, type LexiconEntry, type Scale } from './parse-lexicon.rules.ts';

/** What a word or phrase may mean: a line of the lists and its side there. */
export interface Meaning {
  concept: number;
  side: LexiconEntry['side'];
  scale: Scale | undefined;
}

/** The lists in one language. */
export interface LanguageIndex {
  /** Meanings of a word or phrase by its stems, joined by blanks. */
  meaningsOf(key: string): readonly Meaning[];
  /** How many words a phrase that begins with this stem may have; 1: there is none. */
  longestPhrase(stem: string): number;
}

interface Phrase {
  form: string;
  words: readonly string[];
  meaning: Meaning;
}

const NONE: readonly Meaning[] = [];

/** Reads the lists in one language. Phrases are read only when one is asked for that begins as they do. */
export function readIndex(concepts: readonly Concept[], language: Language): LanguageIndex {
  const meanings = new Map<string, Meaning[]>();
  const longest = new Map<string, number>();
  const unread = new Map<string, Phrase[]>();

  const mean = (key: string, meaning: Meaning) => {
    const own = meanings.get(key);
    if (own === undefined) meanings.set(key, [meaning]);
    else if (!own.some(({ concept }) => concept === meaning.concept)) own.push(meaning);
  };
  const firstStem = (word: string) => stemsOf(word.toLowerCase(), language)[0] ?? '';
  const keepPhrase = (begin: string, phrase: Phrase) => {
    const own = unread.get(begin);
    if (own === undefined) unread.set(begin, [phrase]);
    else own.push(phrase);
  };
  const addPhrase = (phrase: Phrase) => {
    const [first = ''] = phrase.words;
    const [stem, folded] = [firstStem(first), fold(first)];
    longest.set(stem, Math.max(longest.get(stem) ?? 0, phrase.words.length));
    keepPhrase(stem, phrase);
    if (folded !== stem) keepPhrase(folded, phrase);
  };
  const readPhrases = (begin: string) => {
    const phrases = unread.get(begin);
    if (phrases === undefined) return;
    unread.delete(begin);
    for (const { form, words, meaning } of phrases)
      for (const key of new Set([words.map(firstStem).join(' '), fold(form)]))
        if (beginOf(key) === begin) mean(key, meaning);
  };

  concepts.forEach((one, concept) => {
    for (const { forms, side } of entriesOf(one, language)) {
      const meaning: Meaning = { concept, side, scale: one.scale };
      for (const form of forms.flatMap((written) => formsOf(written, language))) {
        const words = SEVERAL.test(form) ? form.split(BETWEEN) : [];
        if (words.length > 0) addPhrase({ form, words, meaning });
        else for (const key of keysOf(form, language)) mean(key, meaning);
      }
    }
  });
  return {
    meaningsOf(key) {
      if (SEVERAL.test(key)) readPhrases(beginOf(key));
      return meanings.get(key) ?? NONE;
    },
    longestPhrase: (stem) => longest.get(stem) ?? 1,
  };
}

const SEVERAL = /[\s-]/;
const BETWEEN = /[\s-]+/;

/** The first word of a phrase's key; those of single words have no others. */
const beginOf = (key: string) => key.slice(0, key.search(SEVERAL));

const TRAILING = {
  en: /(?<=\S \S+) (?:to|of|on|for|with|at|in|by|about|from)$/,
  de: /(?<=^(?:sich )?\S+) (?:an|in|bei|mit|für|um|auf|zu|von|über|aus)$/,
  es: /(?<=(?:se|\S \S+)) (?:de|a|en|con|por|para)$/,
};

function formsOf(written: string, language: Language): string[] {
  const plain = bare(written, language);
  return plain === written ? [written] : [written, plain];
}

/** A phrase without what a sentence sets apart from it: "sich kümmern um" is "kümmert … um", "encargarse de" is "me encargo de". */
function bare(form: string, language: Language): string {
  const isReflexive = /^sich |(?:[aei]r)se(?: |$)/.test(form);
  if (language === 'de' && !isReflexive) return form;
  return form
    .replace(TRAILING[language], '')
    .replace(/^sich /, '')
    .replace(/^(\S+[aeií]r)se\b/, '$1');
}
