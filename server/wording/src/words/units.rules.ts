import type { Language } from '@sastre/shared-contracts/api';
import { fold } from '@sastre/reading';
import { oncePerLanguage } from './once-per-language.ts';
import type { Meaning } from './language-index.rules.ts';
import { longestPhrase, meaningsOf } from './lexicon.ts';
import { GLUE } from './glue.ts';
import { SHORTENED } from './shortened.ts';
import { isAgent, keysOf, stemsOf } from './stems.rules.ts';

/** A word of a text, with what is needed to compare it. */
export interface Word {
  /** As written. */
  text: string;
  folded: string;
  /** Where it begins and ends in the text. */
  at: number;
  end: number;
  stems: readonly string[];
  /** What it is compared by (see `keysOf`). */
  keys: readonly string[];
  meanings: readonly Meaning[];
  isAgent: boolean;
  /** It joins other words and claims nothing. */
  isGlue: boolean;
}

/** Words that are said as one: "look after", "take part in". */
export interface Phrase {
  /** Places of its first and last word. */
  from: number;
  to: number;
  meanings: readonly Meaning[];
}

/** A text taken apart. */
export interface WordList {
  language: Language;
  text: string;
  words: readonly Word[];
  /** By the place of their first word, the longest first. */
  phrases: ReadonlyMap<number, readonly Phrase[]>;
}

const PARTS = /[,.;:()]/;

/** What stands between a word and the one before it, but for the dot of a shortened one. */
export function gapBefore({ words, text }: Pick<WordList, 'words' | 'text'>, place: number) {
  const before = words[place - 1];
  const gap = text.slice(before?.end, words[place]?.at);
  return SHORTENED.test(before?.folded ?? '') ? gap.replace('.', '') : gap;
}

/** Whether a sign parts the word at a place from the one before it. */
export function isBehindSign(list: Pick<WordList, 'words' | 'text'>, place: number) {
  return PARTS.test(gapBefore(list, place));
}

/** From one word to another, as it stands in the text. */
export function textOf({ words, text }: WordList, { from, to }: { from: number; to: number }) {
  return text.slice(words[from]?.at, words[to]?.end);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*[+#]*/gu;

/** Verbs that are glue but for their accent: "bajó" is no "bajo". */
const DEEDS_LIKE_GLUE = /^(?:bajó|entré|sobró|hacía)$/i;

/** Longer texts are read seldom. */
const SHORT = 400;

/** Takes a text (normalised, see `normalise.rules.ts`) apart. */
export function readWords(text: string, language: Language): WordList {
  return text.length > SHORT ? readText(text, language) : readShort(text, language);
}

const readShort = oncePerLanguage(1000, readText);

function readText(text: string, language: Language): WordList {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }, place, all) =>
    readWord(
      isFirstAdjective(text, index, all[place + 1]?.index, language) ? word.toLowerCase() : word,
      index,
      language,
    ),
  );
  return { language, text, words, phrases: phrasesOf(words, text, language) };
}

/** "Manueller Test": the capital of a text's first word makes no noun of it, where a noun follows. */
function isFirstAdjective(
  text: string,
  at: number,
  next: number | undefined,
  language: Language,
): boolean {
  if (language !== 'de' || at > 0 || next === undefined) return false;
  return /^\p{L}+er \p{Lu}\p{Ll}/u.test(text.slice(at)) && /^\S+ $/.test(text.slice(at, next));
}

function readWord(written: string, at: number, language: Language): Word {
  return { ...readAlone(written, language), at, end: at + written.length };
}

/** What a word is wherever it stands. */
const readAlone = oncePerLanguage(20_000, (written, language): Omit<Word, 'at' | 'end'> => {
  const text = written.replace(/['’]s$/, '');
  const lower = text.toLowerCase();
  const folded = fold(text);
  const stems = stemsOf(lower, language);
  const keys = [
    ...new Set([...keysOf(text, language), ...(isAgent(text, language) ? [] : [folded])]),
  ];
  const meanings = [...new Set(keys.flatMap((key) => meaningsOf(key, language)))];
  return {
    text,
    folded,
    stems,
    keys,
    meanings,
    isAgent: isAgent(text, language),
    isGlue: GLUE[language].has(folded) && !(language === 'es' && DEEDS_LIKE_GLUE.test(text)),
  };
});

function phrasesOf(
  words: readonly Word[],
  text: string,
  language: Language,
): ReadonlyMap<number, readonly Phrase[]> {
  const found = new Map<number, Phrase[]>();
  const add = (phrase: Phrase) =>
    found.set(phrase.from, [phrase, ...(found.get(phrase.from) ?? [])]);
  words.forEach((word, from) => {
    const longest = Math.max(...word.stems.map((stem) => longestPhrase(stem, language)), 1);
    for (let size = 2; size <= Math.min(longest, words.length - from); size += 1) {
      const part = words.slice(from, from + size);
      if (/[.;:!?]/.test(text.slice(word.end, part.at(-1)?.at))) break;
      const keys = [
        part.map(({ stems }) => stems[0] ?? '').join(' '),
        part.map(({ folded }) => folded).join(' '),
        ...(word.stems.length > 1
          ? word.stems
              .slice(1)
              .map((stem) => [stem, ...part.slice(1).map(({ stems }) => stems[0] ?? '')].join(' '))
          : []),
      ];
      const meanings = [...new Set(keys.flatMap((key) => meaningsOf(key, language)))];
      if (meanings.length > 0) add({ from, to: from + size - 1, meanings });
    }
  });
  if (language !== 'es') for (const phrase of separated(words, text, language)) add(phrase);
  if (language === 'de') for (const phrase of carried(words, text)) add(phrase);
  return found;
}

const list = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const PARTICLES: Record<'en' | 'de', ReadonlySet<string>> = {
  en: list('up down out off over in on together back forward through away'),
  de: list(
    'ab an auf aus bei durch ein fest her hin los mit nach um vor weg weiter zu zuruck zusammen teil bereit dar heraus hinzu fort voran sicher frei statt wahr instand',
  ),
};
const FARTHEST = { en: 8, de: 14 };

/** Verbs whose particle stands apart: "führte … ein", "brought … down". They are told at the places of both. */
function separated(words: readonly Word[], text: string, language: 'en' | 'de'): Phrase[] {
  return words.flatMap((word, place): Phrase[] => {
    const next = words[place + 1];
    const isLast =
      language === 'en' ||
      next === undefined ||
      /[,.;:!?-]/.test(text.slice(word.end, next.at)) ||
      /^(?:und|oder|sowie)$/.test(next.folded);
    if (!PARTICLES[language].has(word.folded) || !isLast) return [];
    for (let before = place - 1; before >= Math.max(0, place - FARTHEST[language]); before -= 1) {
      const verb = words[before];
      if (verb === undefined || /[.;:!?](?!\d)/.test(text.slice(verb.end, word.at))) break;
      if (verb.isGlue || (language === 'de' && /^\p{Lu}/u.test(verb.text) && before > 0)) continue;
      const meanings = [
        ...new Set(together(verb, word, language).flatMap((key) => meaningsOf(key, language))),
      ];
      if (meanings.length > 0) return [before, place].map((at) => ({ from: at, to: at, meanings }));
    }
    return [];
  });
}

const TIED = /^(?:in|im|zu|zur|zum|auf|unter|ausser)$/;

/** Verbs of such phrases by which somebody does it; what goes into operation does so by itself. */
const CARRIES =
  /^(?:nehm|nimm|nahm|genomm|stell|gestell|bring|brach|gebrach|setz|gesetz|halt|hielt|gehalt|fuhr|gefuhr|leg|geleg)/;

/** "Nehme … in Betrieb", "in Betrieb zu nehmen": phrases whose verb stands apart from what they name. */
function carried(words: readonly Word[], text: string): Phrase[] {
  return words.flatMap((noun, place): Phrase[] => {
    const tie = words[place - 1];
    if (tie === undefined || !TIED.test(tie.folded) || !/^\p{Lu}/u.test(noun.text)) return [];
    const isBehind = words[place + 1]?.folded === 'zu';
    const [first, last] = isBehind ? [place + 2, place + 2] : [place - 2, place - 1 - FARTHEST.de];
    const head = [tie, noun].map(({ stems }) => stems[0] ?? '').join(' ');
    for (let at = first; at >= Math.max(0, last); at -= 1) {
      const verb = words[at];
      if (verb === undefined || !CARRIES.test(verb.folded)) continue;
      if (!isBehind && /[.;:!?](?!\d)/.test(text.slice(verb.end, tie.at))) break;
      const meanings = [
        ...new Set(verb.stems.flatMap((stem) => meaningsOf(`${head} ${stem}`, 'de'))),
      ];
      if (meanings.length > 0)
        return [at, place - 1, place].map((own) => ({ from: own, to: own, meanings }));
    }
    return [];
  });
}

function together(verb: Word, particle: Word, language: 'en' | 'de'): string[] {
  if (language === 'de')
    return [
      ...stemsOf(`${particle.text.toLowerCase()}${verb.text.toLowerCase()}`, 'de'),
      // "halte … instand", of which lists have "instand halten"
      ...verb.stems.map((stem) => `${particle.stems[0] ?? ''} ${stem}`),
    ];
  return [
    ...verb.stems.map((stem) => `${stem} ${particle.stems[0] ?? ''}`),
    `${verb.folded} ${particle.folded}`,
  ];
}
