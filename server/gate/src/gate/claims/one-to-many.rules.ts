import type { Language } from '@sastre/shared-contracts/api';
import { isNumberWord } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  gapBefore,
  isBehindSign,
  TIME,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Words before a noun that say that it is one, folded. */
const ONE: Record<Language, RegExp> = {
  en: /^(?:the|this|that)$/,
  de: /^(?:das|dem|des|im|am|vom|beim|zum|zur|eine[mnrs]?|ein|diese[mrs])$/,
  es: /^(?:el|la|del|al|este|esta)$/,
};
/** Any German word that says which, of what follows. */
const WHICH =
  /^(?:d(?:as|em|es|er|en|ie)|im|am|vom|beim|zum|zur|[mdsk]?eine[mnrs]?|ein|diese[mnrs]?|jede[mnrs]?|unsere[mnrs]?|ihre[mnrs]?)$/;
const MANY: Record<Language, RegExp> = {
  en: /^e?s$/,
  de: /^(?:e|e?n|nen|ten|er|ern)$/,
  es: /^e?s$/,
};
const AND = /^(?:and|or)$/;
/** German nouns whose article "der" or "die" is that of one. */
const FEMININE = /(?:ung|heit|keit|schaft|ion|tat|erei)$/;
const THE = /^d(?:er|ie)$/;
/** Words between them and their noun: "the month-end stock report". */
const REACH = 4;

/** "Praised by ward managers" where the fact says "by the ward manager": one is told as several. */
export function compareOneToMany(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  if (said.language !== list.language) return [];
  const { language } = said;
  const many = [...matched].flatMap(([place, { fact, places }]) => {
    const word = said.words[place];
    if (fact !== 0 || word?.isGlue !== false || hasWhich(said, place)) return [];
    const counting = said.words.slice(Math.max(0, place - 2), place);
    if (counting.some(({ folded }) => isNumberWord(folded) || /^\d/.test(folded))) return [];
    const isMany = places.some((at) => {
      const one = list.words[at]?.folded ?? '';
      if (language === 'de' && !/^\p{Lu}/u.test(list.words[at]?.text ?? '')) return false;
      if (isPartOfName(list, at) || isOfMany(list, at) || TIME.test(one) || MASS.test(one))
        return false;
      const article = oneBefore(list, at);
      if (article === undefined && !(language === 'de' && isFeminine(list, at))) return false;
      const isSame =
        language === 'de' && /^eine[mns]$/.test(article ?? '') && /(?:e|.)n$/.test(one);
      const areMany = word.folded === one ? isSame : isPlural(word.folded, one, language);
      return areMany && !isOneOfTwo(list, at);
    });
    return isMany ? [place] : [];
  });
  return unprovenAt(said, many, 'number-contradicts');
}

/** Nouns, folded, that name as much in the plural; and "a fin de". */
const MASS = /^(?:material|fin)$/;

/** "La partida de carnes y la de salsas": the other one has no noun of its own. */
const OTHER: Record<Language, RegExp> = {
  en: /^[^.;:]*\band (?:the one|that) (?:of|for|in|at)\b/,
  de: /^[^.;:]*\bund (?:die|der|das|den|dem)(?:jenigen?)? (?:fuer|für|von|in|des)\b/,
  es: /^[^.;:]*\by (?:(?:de|a|con|en|por) )?(?:la|el) del?\b/,
};

const isOneOfTwo = ({ words, text, language }: WordList, at: number) =>
  OTHER[language].test(text.slice(words[at]?.end).toLowerCase());

const isPlural = (folded: string, one: string, language: Language) =>
  (folded.startsWith(one) && MANY[language].test(folded.slice(one.length))) ||
  (language === 'en' && /[^aeiou]y$/.test(one) && folded === `${one.slice(0, -1)}ies`);

function isFeminine({ words }: WordList, at: number): boolean {
  return FEMININE.test(words[at]?.folded ?? '') && THE.test(words[at - 1]?.folded ?? '');
}

/** The word that says of the noun at a place that it is one; properties may stand between. */
function oneBefore(list: WordList, at: number): string | undefined {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const word = list.words[place];
    if (word === undefined || isBehindSign(list, place + 1)) return undefined;
    if (ONE[list.language].test(word.folded)) return word.folded;
    if (word.isGlue || /\d/.test(word.folded)) return undefined;
  }
  return undefined;
}

/** "The two-year contract", "the rope and harness log": what stands before another noun says its kind. */
function isPartOfName(list: WordList, at: number): boolean {
  const next = list.words[at + 1];
  const isBeforeNoun = next?.isGlue === false && !isBehindSign(list, at + 1);
  const isJoined = AND.test(next?.folded ?? '') && list.words[at + 2]?.isGlue === false;
  return (
    list.language === 'en' &&
    (/-$/.test(gapBefore(list, at)) ||
      (isBeforeNoun && !/(?:ed|ly)$/.test(next.folded)) ||
      isJoined)
  );
}

/** "The draft of three rules" is of each. */
function isOfMany(list: WordList, at: number): boolean {
  const isOf = /^(?:of|von|de)$/.test(list.words[at + 1]?.folded ?? '');
  const behind = list.words.slice(at + 2, at + 2 + REACH);
  return isOf && behind.some(({ folded }) => isNumberWord(folded) || /^\d/.test(folded));
}

function hasWhich({ words, language }: WordList, at: number): boolean {
  const near = words.slice(Math.max(0, at - 2), at);
  return language === 'de' && near.some(({ folded }) => WHICH.test(folded));
}
