import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  isBehindSign,
  isManyOf,
  isPastOf,
  JOINS,
  nearDifference,
  PASSIVE,
  placesFrom,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** Words by which a text may differ from one that it all but repeats. */
const MOST_OTHER = 5;

/** A word that is said, and the one of the fact that it tells. */
interface Pair {
  said: WordList;
  place: number;
  list: WordList;
  at: number;
}

/**
 * A word of the fact in another form in a text that all but repeats it: "install" for "installed", "tools" for "a tool", "trained them to
 * write" for "trained them and wrote". When, how many and who did it hang on the form alone.
 */
export function compareForms(said: WordList, alignment: Alignment, { list }: FactIndex): Finding[] {
  const difference = nearDifference(said, list, MOST_OTHER);
  if (difference === undefined) return [];
  const { more, gone } = difference;
  const changed = more.filter((place) =>
    placesFrom(alignment, place).some((at) => {
      const pair = { said, place, list, at };
      return gone.includes(at) && (isOtherTime(pair) || isMoreThanOne(pair) || isTaught(pair));
    }),
  );
  return unprovenAt(said, changed, 'deed-contradicts');
}

/** Behind these a word in the form of a verb is a noun: "review of", "registro de". */
const OF_NOUN: Record<Language, RegExp> = {
  en: /^(?:of|to|for|with|from|and|in|between|by)$/,
  de: /^$/,
  es: /^(?:del?|en|al?|con|y|para)$/,
};

/** One's own deed, done before and still done, or the other way round. */
function isOtherTime({ said, place, list, at }: Pair): boolean {
  const { language } = said;
  const [here, there] = [said.words[place], list.words[at]];
  if (here === undefined || there === undefined) return false;
  const isVerb = (own: WordList, one: number) =>
    isFirst(own, one) && !OF_NOUN[language].test(own.words[one + 1]?.folded ?? '');
  const isTurned =
    (isPastOf(there.text, here.text, language) && isVerb(said, place)) ||
    (isPastOf(here.text, there.text, language) && isVerb(list, at));
  // "Talks held" is a passive.
  return isTurned && (language !== 'en' || (isFirst(said, place) && isFirst(list, at)));
}

/** First of the text or its part, but for "I" and "and". */
function isFirst(list: WordList, place: number): boolean {
  const before = list.words[place - 1]?.folded;
  if (before === undefined || isBehindSign(list, place)) return true;
  return list.language !== 'en' || JOINS.en.test(before) || before === 'i';
}

const ONE: Record<Language, RegExp> = {
  en: /^(?:an?|the)$/,
  de: /^(?:ein(?:e[nrms]?)?|de[rmns]|das)$/,
  es: /^(?:una?|el|la)$/,
};
/** What makes a plural one of each, or of one thing. */
const OF_EACH =
  /^(?:an?|the|one|each|every|of|\d.*|jede[rsnm]?|eine[nrms]?|d(?:er|en|es|ie)|cada|l[ao]s|una?)$/;
/** How far before a noun its article stands. */
const NEAR = 3;

/** "Tools" where the fact has "a tool"; a part of a compound counts nothing. */
function isMoreThanOne({ said, place, list, at }: Pair): boolean {
  const [here, there] = [said.words[place], list.words[at]];
  if (here === undefined || there === undefined) return false;
  if (!isManyOf(here.text, there.text, said.language)) return false;
  const article = list.words.findLastIndex(
    ({ folded }, one) => one < at && at - one <= NEAR && ONE[list.language].test(folded),
  );
  const isNear =
    article >= 0 &&
    list.words.slice(article + 1, at).every(({ isGlue }) => !isGlue) &&
    !/[-,.;:()]/.test(list.text.slice(list.words[article]?.at, there.end));
  const next = list.words[at + 1];
  const isHead =
    list.language === 'es' || next === undefined || next.isGlue || isBehindSign(list, at + 1);
  const isOfOne = said.words
    .slice(Math.max(0, place - NEAR), place)
    .some(({ folded }) => OF_EACH.test(folded));
  return isNear && isHead && !isOfOne;
}

const TEACHES =
  /^(?:train(?:ed|s|ing)?|taught|teach(?:es|ing)?|instruct(?:ed|s)?|showed|ensen(?:e|o|aba)|forme|capacite|instrui|geschult|schul(?:te|e)|angeleitet|eingewiesen|unterrichtet)$/;

/** What one did is what others learned to do, or the other way round. */
function isTaught({ said, place, list, at }: Pair): boolean {
  if (!list.words.some(({ folded }) => TEACHES.test(folded))) return false;
  if (TEACHES.test(list.words[at]?.folded ?? '')) return false;
  const isLearned = (own: WordList, one: number) =>
    own.words[one - 1]?.folded === (own.language === 'de' ? 'zu' : 'to') ||
    LEARNED[own.language].test(own.words[one]?.folded ?? '');
  // "How it is used" says no more than "how to use it".
  const isDone = (own: WordList, one: number) =>
    DONE[own.language].test(own.words[one]?.text ?? '') &&
    !PASSIVE[own.language].test(own.words[one - 1]?.folded ?? '');
  return (
    (isDone(list, at) && isLearned(said, place)) || (isLearned(list, at) && isDone(said, place))
  );
}

const LEARNED: Record<Language, RegExp> = { en: /ing$/, de: /^$/, es: /[aei]r(?:l[aeo]s?)?$/ };
const DONE: Record<Language, RegExp> = {
  en: /ed$|^(?:wrote|made|built|ran|gave|took|kept|held|set)$/,
  de: /^\p{Ll}+te?$/u,
  es: /(?:é|í|aba|ía)$/,
};
