import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import {
  type Alignment,
  isBehindSign,
  JOINS,
  oncePerList,
  partsBy,
  type Word,
  type WordList,
} from '@sastre/wording';
import { isHow } from './adverbs.ts';

const SEAM =
  /[;:.()]\s|[()]|,\s|(?<!\p{L})(?:and|und|sowie|y|e|while|which|mientras|wobei)(?!\p{L})/giu;

/** Verbs, and nouns of deeds, by their form. */
const DEED: Record<Language, RegExp> = {
  en: pattern()`
    (?:ed|ing|tion|sion|ment|ance|ysis)$|
    ^(?:
      ran|led|wrote|made|built|took|gave|kept|held|set|cut|taught|won|drew|began|found|grew|sold|bought|brought|
      dealt|spoke|drove|oversaw|sent|met|got|fed|run|lead|write|build|manage|check|plan|support|help|train|teach|
      supervise|coordinate|review|design|test|repair|order|prepare|report|fix
    )$`,
  de: pattern('u')`
    (?:te|ten|iert|ieren)$|ung(?:en)?$|(?:^|\p{Ll})ge\p{Ll}+(?:t|en)$|^(?:be|er|ver|ent|zer)\p{Ll}+(?:t|en)$`,
  es: /(?:é|í|ó|aba|ía|ción|ciones|mientos?|ando|iendo)$/,
};
/** Behind a verb of the present, and not behind a thing. */
const OBJECT: Record<Language, RegExp> = {
  en: /^(?:the|an?|their|it|them|my|his|her|its)$/,
  de: /^(?:die|den|das|ihre?n?|sie|einen?|eine)$/,
  es: /^(?:al?|el|la|los|las|un|una|sus?|lo|les?)$/,
};
const PRESENT: Record<Language, RegExp> = { en: /\p{L}$/u, de: /^\p{Ll}+e$/u, es: /o$/ };

/** Prepositions, folded, of what a thing is done with, or under whom. */
const BESIDE = /^(?:under|unter|bajo|with|mit|con|without|ohne|sin)$/;

/** Behind a noun, and in front of what it is done to. */
const OF: Partial<Record<Language, RegExp>> = { de: /^(?:der|des|von|vom)$/, es: /^del?$/ };

/** True for a word that tells a deed, or that begins its part as a verb or a noun of a deed does. */
export function isDeed(list: WordList, place: number): boolean {
  const { words, language } = list;
  const word = words[place];
  if (word === undefined || word.isGlue) return false;
  const lower = word.text.toLowerCase();
  const isNoun = language === 'de' && place > 0 && /^\p{Lu}/u.test(word.text);
  if (DEED[language].test(lower) && (!isNoun || /ung(?:en)?$/.test(lower))) return true;
  const before = words[place - 1];
  const isFirst =
    before === undefined || JOINS[language].test(before.folded) || isBehindSign(list, place);
  const next = words[isHow(words[place + 1]) ? place + 2 : place + 1]?.folded ?? '';
  // "Archivo de facturas y control de pagos": nouns side by side, each of its own thing.
  const isTwin = OF[language]?.test(next) === true && OF[language].test(words[1]?.folded ?? '');
  const isVerb = !isNoun && PRESENT[language].test(lower) && OBJECT[language].test(next);
  return isFirst && (isTwin || isVerb);
}

/** The deed that each word of a text belongs to, by its number: a part without a verb or noun of a deed goes on with the one before. */
export const deedsOf = oncePerList((list: WordList): readonly number[] => {
  const parts = partsBy(list, SEAM);
  // "Panels under supervision": what is told beside a thing makes no deed of its part.
  const isBehind = (place: number) =>
    list.words.some(
      ({ folded }, at) => at < place && parts[at] === parts[place] && BESIDE.test(folded),
    );
  // "Nach Untersuchungen": when, and not what, is done.
  const isWhen = (place: number) =>
    list.language === 'de' &&
    /ungen?$/.test(list.words[place]?.folded ?? '') &&
    /^(?:nach|vor|wahrend|seit)$/.test(list.words[place - 1]?.folded ?? '');
  const own = new Set(
    parts.filter((_part, place) => isDeed(list, place) && !isBehind(place) && !isWhen(place)),
  );
  const deeds = new Map<number, number>();
  for (const part of new Set(parts))
    deeds.set(part, own.has(part) || deeds.size === 0 ? part : Math.max(...deeds.values()));
  return parts.map((part) => deeds.get(part) ?? 0);
});

/** A word of weight of a sentence, its place in the fact, and the deeds that it belongs to. */
export interface Drawn {
  word: Word;
  place: number;
  at: number;
  here: number;
  there: number;
}

/** The words that a sentence takes from its fact, each with its deed in both. */
export function drawnFrom(
  said: WordList,
  { matched }: Alignment,
  list: WordList,
): readonly Drawn[] {
  const [here, there] = [deedsOf(said), deedsOf(list)];
  return [...matched].flatMap(([place, { fact, places, from }]) => {
    const word = said.words[place];
    const [at] = places;
    if (fact !== 0 || from !== place || word?.isGlue !== false || at === undefined) return [];
    const own = new Set(places.map((one) => there[one] ?? 0));
    return own.size > 1 ? [] : [{ word, place, at, here: here[place] ?? 0, there: there[at] ?? 0 }];
  });
}
