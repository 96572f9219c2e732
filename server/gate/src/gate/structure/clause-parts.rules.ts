import type { Language } from '@sastre/shared-contracts/api';
import { isNumberWord, PREPOSITIONS } from '@sastre/reading';
import { isBehindSign, patternOf, type WordList } from '@sastre/wording';
import { isPerson } from '../claims/people.ts';

/** A clause that somebody else does. */
export interface OthersClause {
  places: ReadonlySet<number>;
  /** What stands behind it, and may belong to it. */
  reach: ReadonlySet<number>;
  /** Who does it: words that may name them, one of them does. */
  by: readonly number[];
  /** "Die Kasse übernimmt das Museum": by their forms, either may do it to the other. */
  isOpen?: boolean;
  /** Its verbs, as far as they are told. */
  verbs: readonly number[];
  /** It says something of a thing that another clause names. */
  isTied: boolean;
}

export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_none, at) => from + at);

export const foldedAt = ({ words }: WordList, place: number) => words[place]?.folded ?? '';

export const ARTICLE: Record<Language, RegExp> = {
  en: /^(?:the|an?|my|our|another|one|his|her|its|their|both|some|several|other|all|each|every)$/,
  de: /^(?:der|die|das|eine?|meine?|unsere?|seine?|ihre?|andere|mehrere|einige)$/,
  es: /^(?:el|la|los|las|un[ao]?s?|mis?|otr[oa]s?|sus?|nuestr[oa]s?|vari[oa]s)$/,
};

/** Stretches and points of time, folded: nobody does them. */
const TIME =
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|mornings?|evenings?|nights?|seasons?|winters?|summers?|springs?|autumns?|ends?|time|(?:halb)?jahr(?:e[ns]?)?|monat(?:en?|s)?|wochen?|tage?n?|stunden?|minuten?|sommern?|wintern?|herbst|fruhjahr|saisons?|ano?s?|mes(?:es)?|semanas?|dias?|horas?|minutos?|mananas?|tardes?|noches?|temporadas?|inviernos?|veranos?)$/;

export const isTime = (list: WordList, place: number) => TIME.test(foldedAt(list, place));

export const isNumber = (list: WordList, place: number) =>
  isNumberWord(foldedAt(list, place)) || /^\d/.test(foldedAt(list, place));

const isPart = (list: WordList, place: number) =>
  foldedAt(list, place) !== '' && !isBehindSign(list, place);

/** Where a noun and what belongs to it opens: an article, or a number. */
export const isOpener = (list: WordList, place: number) =>
  ARTICLE[list.language].test(foldedAt(list, place)) || isNumber(list, place);

export const isPreposition = (list: WordList, place: number) =>
  PREPOSITIONS[list.language].has(foldedAt(list, place));

/** How far a noun may reach behind its article. */
const REACH = 4;

/** The words of weight of a noun behind "by": nothing where it names a time, a measure, or what is no doer. */
export function behindBy(list: WordList, from: number): readonly number[] {
  const { words, language } = list;
  const isArticled =
    isOpener(list, from) ||
    /^(?:dem|der|den|einem|einer|meinem|meiner|zwei|drei)$/.test(foldedAt(list, from));
  const stop = range(from, from + REACH + 1).find(
    (at) =>
      !isPart(list, at) ||
      (at > from && (isPreposition(list, at) || JOINS.test(foldedAt(list, at)))),
  );
  const own = range(from, stop ?? from + REACH).filter((at) => words[at]?.isGlue === false);
  if (own.length === 0 || own.some((at) => isTime(list, at))) return [];
  if (own.some((at) => isPerson(list, at))) return own;
  if (/^\p{Ll}+ing$/u.test(words[from]?.text ?? '')) return [];
  if (own.some((at) => isNumber(list, at) || SHARE.test(foldedAt(list, at)))) return [];
  const isName = /^\p{Lu}\p{Ll}/u.test(words[from]?.text ?? '') && language !== 'de';
  return isArticled || isName ? own : [];
}

/** Parts of a whole: "down by a third". */
export const SHARE = /^(?:third|quarter|half|tercio|cuarto|mitad|drittel|viertel|halfte)$/;

export const JOINS = /^(?:and|or|und|oder|y|e|o)$/;

/** Where the part of a place ends: at a sign. */
export function signBehind(list: WordList, place: number): number {
  const end = range(place + 1, list.words.length).find((at) => isBehindSign(list, at));
  return end ?? list.words.length;
}

const HOW = /^(?:later|then|subsequently|afterwards|since|also|luego|despues|posteriormente)$/;

/** Where a clause begins with the adverb, or the time behind a preposition, that stands right before it. */
export function beforeBy(list: WordList, from: number): number {
  if (HOW.test(foldedAt(list, from - 1)) && !isBehindSign(list, from)) return from - 1;
  const start = range(0, from + 1).findLast((at) => at === 0 || isBehindSign(list, at)) ?? from;
  const isAdverbial = isPreposition(list, start) && from - start <= REACH;
  return isAdverbial && range(start + 1, from).every((at) => isTime(list, at) || isOpener(list, at))
    ? start
    : from;
}

/** "Las fichas", "dos fichas". */
export const isMany = (list: WordList, at = -1) =>
  /^(?:l[ao]s|un[ao]s)$/.test(foldedAt(list, at)) || isNumber(list, at);

/** "Ordering was done by the chef": what is done, told of nobody before it. */
export function doneAt(list: WordList, verb: number): readonly number[] {
  if (!/^(?:was|were|is|are|been|fue|fueron)$/.test(foldedAt(list, verb - 1))) return [];
  const start = range(0, verb).findLast((at) => at === 0 || isBehindSign(list, at)) ?? verb;
  const own = range(start, verb - 1);
  return own.some((at) => /^(?:i|we|yo)$/.test(foldedAt(list, at))) ? [] : own;
}

const HAPPENS = patternOf('leads.happens');

/** "The rate fell": nobody did it. */
export const happens = (list: WordList, { by, verb }: { by: readonly number[]; verb: number }) =>
  HAPPENS.test(foldedAt(list, verb)) && !by.some((at) => isPerson(list, at));
