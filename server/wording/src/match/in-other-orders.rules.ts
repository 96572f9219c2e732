import type { Language } from '@sastre/shared-contracts/api';
import { isNumberWord, PREPOSITIONS } from '@sastre/reading';
import { FINDER } from './comparisons.rules.ts';
import { findRows } from './find-rows.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { findWord } from './match.rules.ts';
import { readWords, type WordList } from '../words/units.rules.ts';

/** What stands between two members of a row, or between two clauses. */
const SEAM: Record<Language, RegExp> = {
  en: /;(?: and)? |, (?:and|while|whereas) |, | (?:and|while|whereas) /g,
  de: /;(?: und)? |, (?:und|während) |, | (?:und|sowie|während) /g,
  es: /;(?: y| e)? |, (?:y|e|mientras que|mientras) |, | (?:y|e|mientras que) /g,
};
/** Of these both sides are clauses. */
const WHOLE = /;|while|whereas|während|mientras/;

/** What says when it was in regard to the member before it, or refers back to that one: it must not come first. */
const BACK: Record<Language, RegExp> = {
  en: /^(?:then|later|afterwards|subsequently|finally|thereafter|thereby|therefore|thus|so|which|who|whose|whom|that|where|it|they|this|these|those|both|all|none|neither|one|not|never|no|also|but|or|because|since|as|after|before|until|once|if|when|unless|only|partly|mostly|including|most|some|half|among)$/,
  de: /^(?:dann|spater|danach|anschliessend|schliesslich|daraufhin|seitdem|dabei|dadurch|davon|darunter|damit|daher|so|die|der|das|den|dem|deren|dessen|welche[mnrs]?|wo|diese[mnrs]?|beide[nrs]?|alle|keine[rs]?|jeweils|nicht|nie|kein|auch|aber|oder|weil|da|wenn|als|nachdem|bevor|bis|sobald|obwohl|nur|teilweise|meist|einige|inklusive)$/,
  es: /^(?:luego|despues|posteriormente|finalmente|entonces|asi|que|cual(?:es)?|quien(?:es)?|cuy[oa]s?|donde|est[aeo]s?|ell[oa]s?|amb[oa]s|tod[oa]s|ningun[oa]?|no|ni|nunca|sin|tambien|pero|sino|o|u|porque|como|cuando|si|tras|antes|solo|parcialmente|incluid[oa]s?)$/,
};
/** Words that mean another thing where what they refer to stands behind them. */
const REFERS: Record<Language, RegExp> = {
  en: /^(?:it|its|they|them|their|this|these|those|both|respectively|former|latter|same)$/,
  de: /^(?:diese[mnrs]?|beide[nrs]?|deren|dessen|ersteres?|letzteres?|da(?:bei|von|mit|durch|rin|runter|nach)|jeweils|dieselben?)$/,
  es: /^(?:est[aeo]s?|ell[oa]s?|es[aeo]s?|amb[oa]s|dich[oa]s?|respectivamente|mism[oa]s?)$/,
};

interface Seam {
  from: number;
  to: number;
  isWhole: boolean;
  isComma: boolean;
}

/** Longer ones are no sentence of one row. */
const LONGEST = 400;
/** So many orders are tried. */
const MOST = 12;

/**
 * A sentence with two members of a row, or two clauses, in each other's place, where the fact tells the second one first: "25 in the
 * hall and 40 in the yard" for "40 in the yard and 25 in the hall". Only members that begin alike change places, or what a semicolon
 * parts in the fact, too, each with all that is said of it, so that the sentence says what it said.
 */
export function inOtherOrders(text: string, fact: FactIndex): string[] {
  const { language } = fact.list;
  const bare = text.trim().replace(/\.$/, '');
  if (bare.length > LONGEST || /[.!?:()\n]\s/.test(bare)) return [];
  const list = readWords(bare, language);
  const isOfClauses = WHOLE.test(fact.list.text);
  const seams = [...bare.matchAll(SEAM[language])].map(({ index, 0: sign }) => ({
    from: index,
    to: index + sign.length,
    isWhole: WHOLE.test(sign),
    isComma: sign === ', ',
  }));
  const orders = seams.flatMap((seam) => {
    const place = list.words.findIndex(({ at }) => at >= seam.to);
    if (place <= 0 || refersBack(list, place) || (seam.isWhole && !isOfClauses)) return [];
    const ends = [bare.length, ...seams.map(({ from }) => from).filter((at) => at > seam.to)];
    return startsOf(list, place, seam).flatMap((start) =>
      [...new Set(seam.isWhole ? [bare.length] : [...ends, sameLength(list, start, place)])]
        .filter((end) => isTurned(list, fact, start, seam, end))
        .map((end) => exchanged(bare, start, seam, end, language)),
    );
  });
  return [...new Set(orders)].filter((one) => one !== bare).slice(0, MOST);
}

/** Where a member that begins as the one behind the seam does may begin before it. */
function startsOf(list: WordList, place: number, seam: Seam): number[] {
  if (seam.isWhole) return [0];
  const { words, language } = list;
  const compared = new Set(
    findRows(FINDER, words, language).flatMap(({ from, to }) =>
      Array.from({ length: to - from + 1 }, (_none, at) => from + at),
    ),
  );
  const isNumber = (at: number) => isNumberIn(list, at);
  const isTie = (at: number) =>
    PREPOSITIONS[language].has(words[at]?.folded ?? '') || isTime(list, at);
  const isOpen = isTie(0) && isTie(place);
  // A comma may also part what is said of the one before it.
  if (seam.isComma) return isOpen ? [0] : [];
  const before = words.flatMap(({ end }, at) => (end <= seam.from ? [at] : []));
  const isCounted = isNumber(place) || (compared.has(place) && !isTie(place));
  const alike = before.filter((at) =>
    isTie(place)
      ? words[at]?.folded === words[place]?.folded
      : isCounted && isNumber(at) && !isNumber(at - 1),
  );
  const begun = alike.map((at) => {
    let first = at;
    while (!isTie(place) && compared.has(first - 1)) first -= 1;
    return words[first]?.at ?? 0;
  });
  return [...new Set([...begun, ...(isOpen ? [0] : [])])];
}

/** A number that is no year. */
const isNumberIn = ({ words }: WordList, at: number) =>
  (/^\d/.test(words[at]?.folded ?? '') && !/^(?:19|20)\d\d$/.test(words[at]?.folded ?? '')) ||
  isNumberWord(words[at]?.folded ?? '');

/** Whether the fact tells what stands behind the seam before what stands in front of it. */
function isTurned(list: WordList, fact: FactIndex, start: number, { from, to }: Seam, end: number) {
  const middle = (first: number, last: number) => {
    const told = list.words.filter(({ at, isGlue }) => !isGlue && at >= first && at < last);
    const places = told.flatMap((word) => {
      const found = findWord(word, list, fact);
      return found.length === 1 ? found : [];
    });
    return places.length === 0
      ? undefined
      : places.reduce((sum, at) => sum + at, 0) / places.length;
  };
  const [one, other] = [middle(start, from), middle(to, end)];
  return one !== undefined && other !== undefined && one > other;
}

/** "Los sábados", "every Monday", "jeden Montag": a time that needs no preposition. */
const TIMES: Record<Language, RegExp> = {
  en: /^(?:each|every) [a-z]+$/,
  de: /^jede[nrs]? [a-z]+$/,
  es: /^(?:l[oa]s? (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|mananas?|tardes?|noches?)|cada [a-z]+)$/,
};

function isTime({ words, language }: WordList, at: number): boolean {
  return TIMES[language].test(`${words[at]?.folded} ${words[at + 1]?.folded}`);
}

function refersBack({ words, language }: WordList, place: number): boolean {
  return (
    BACK[language].test(words[place]?.folded ?? '') ||
    words.slice(place).some(({ folded }) => REFERS[language].test(folded))
  );
}

/** The end of a member of as many words as the one before the seam. */
function sameLength({ words, text }: WordList, start: number, place: number): number {
  const first = words.findIndex(({ at }) => at >= start);
  return words[2 * place - first - 1]?.end ?? text.length;
}

function exchanged(
  text: string,
  start: number,
  { from, to }: Seam,
  end: number,
  language: Language,
): string {
  const [first, second] = withNounFirst(text.slice(start, from), text.slice(to, end), language);
  const isLowered = start === 0 && language !== 'de' && !/^\p{Lu}{2}|^I\b/u.test(first);
  const lowered = isLowered ? first.charAt(0).toLowerCase() + first.slice(1) : first;
  const order = `${text.slice(0, start)}${second}${text.slice(from, to)}${lowered}${text.slice(end)}`;
  return order.charAt(0).toUpperCase() + order.slice(1);
}

/** "40 pupils in the yard and 25 in the hall": the noun that the second number leaves out goes to the number that is then the first. */
function withNounFirst(first: string, second: string, language: Language): [string, string] {
  const [one, other] = [first, second].map((text) => countedIn(text, language));
  if (one === undefined || other === undefined || one.things.length !== other.things.length + 1)
    return [first, second];
  const noun = (language === 'es' ? one.things.at(0) : one.things.at(-1)) ?? '';
  const things = language === 'es' ? [noun, ...other.things] : [...other.things, noun];
  const at = (text: string, { from, to }: { from: number; to: number }, words: string[]) =>
    `${text.slice(0, from)}${words.map((word) => ` ${word}`).join('')}${text.slice(to)}`;
  const rest = language === 'es' ? one.things.slice(1) : one.things.slice(0, -1);
  return [at(first, one, rest), at(second, other, things)];
}

/** The words of weight tight behind the one number of a member, and where they stand. */
function countedIn(text: string, language: Language) {
  const { words } = readWords(text, language);
  const numbers = words.flatMap(({ folded }, at) =>
    isNumberWord(folded) || /^\d/.test(folded) ? [at] : [],
  );
  const [number] = numbers;
  if (number === undefined || numbers.length > 1) return undefined;
  let last = number;
  while (
    words[last + 1]?.isGlue === false &&
    text.slice(words[last]?.end, words[last + 1]?.at) === ' '
  )
    last += 1;
  return {
    things: words.slice(number + 1, last + 1).map((word) => word.text),
    from: words[number]?.end ?? 0,
    to: words[last]?.end ?? 0,
  };
}
