import type { Language } from '@sastre/shared-contracts/api';
import { isNumberWord, pattern } from '@sastre/reading';
import {
  type FactIndex,
  type Finding,
  foldInPlace,
  placesOfWord,
  placesTold,
  type Alignment,
  unproven,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

/** What gives an amount to each of several, folded. */
const EACH: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:each(?= of|[,.;]|$)|apiece|per (?:head|person))(?!\p{L})/u,
  de: /(?<!\p{L})(?<!zu )(?:jeweils|je(?! nach|doch)|pro kopf)(?= \p{L}|\d| \d|[,.;]|$)/u,
  es: /(?<!\p{L})(?:cada un[oa]|por cabeza|por persona|respectivamente)(?!\p{L})/u,
};
/** What counts for each, or again and again, in a fact; folded. */
const COUNTS: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:each|every|per|apiece|a (?:day|night|week|month|year|shift|head|season)|always|both|\p{L}*(?:daily|weekly|monthly|yearly)|annual\p{L}*)(?!\p{L})`,
  de: pattern('u')`
    (?<!\p{L})(?:je|jeweils|jede[rnms]?|pro|immer|stets|beide[nr]?|\p{L}*(?:taglich|wochentlich|monatlich|jahrlich)\p{L}*|
    (?:am|im|in der) (?:tag|woche|monat|jahr))(?!\p{L})`,
  es: pattern('u')`
    (?<!\p{L})(?:cada|por|siempre|amb[oa]s|diari\p{L}*|semanal\p{L}*|mensual\p{L}*|anual\p{L}*|todos los|todas las|
    (?:al|a la) (?:dia|semana|mes|ano))(?!\p{L})`,
};
/** What makes a part of what stands behind it, folded; who was part of a team did no part of it. */
const PART: Record<Language, RegExp> = {
  en: pattern('u')`
    (?<!\p{L})(?:parts?|sections?|half|portions?|some) of (?!(?:an?|the|our) (?:\p{L}+ )?(?:team|group|crew|staff|panel|committee))`,
  de: pattern('u')`
    (?<!\p{L})(?:teil(?:e|en|s)? (?:des|der|von|vom|einer?s?)|halfte (?:des|der|von)|abschnitte? (?:des|der|von)) (?!teams?|gruppe)`,
  es: pattern('u')`
    (?<!\p{L})(?:partes?|mitad|tramos?|fragmentos?) del? (?!(?:una? |la )?(?:equipo|grupo|plantilla|cuadrilla|brigada))`,
};
/** What a text may tell a part by, folded. */
const TELLS_PART =
  /(?<!\p{L})(?:part\p{L}*|sections?|hal(?:f|ves|fte)|halb\p{L}*|some|portions?|\p{L}*teil\p{L}*|abschnitt\p{L}*|einige[nr]?|partes?|parcial\p{L}*|mitad|algun[oa]s|tramos?|fragment\p{L}*)(?!\p{L})/u;

/** "Two helpers and I packed 4,100 skulls each" where the fact counts them together; "the wall" where it says "part of the wall". */
export function compareShares(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): readonly Finding[] {
  const { list } = fact;
  const [here, there] = [foldInPlace(said.text), foldInPlace(list.text)];
  const [wholes, own] = [behindShare(said), behindShare(list)];
  const isOfOther =
    own.length > 0 &&
    wholes.length > 0 &&
    !wholes.some((at) => placesOfWord(alignment, said, at, fact).some((one) => own.includes(one)));
  const each = EACH[said.language].exec(here);
  const next = said.words.find(({ at }) => each !== null && at >= each.index + each[0].length);
  // "Jeweils im Frühjahr" gives no amount to anybody, and groups "zu je fünf" are groups of five.
  const isOfAmount =
    said.language !== 'de' || /^\d/.test(next?.folded ?? '') || isNumberWord(next?.folded ?? '');
  const isAdded = each !== null && isOfAmount && !COUNTS[list.language].test(there);
  const part = PART[list.language].exec(there);
  const end = part === null ? 0 : part.index + part[0].length;
  const whole = list.words.findIndex(({ at, isGlue }) => at >= end && !isGlue);
  const isRaised = part !== null && !TELLS_PART.test(here) && placesTold(alignment).has(whole);
  return [
    ...(isOfOther ? unprovenAt(said, wholes, 'number-contradicts') : []),
    ...(isAdded
      ? [unproven([said.text.slice(each.index, each.index + each[0].length)], 'number-contradicts')]
      : []),
    ...(isRaised ? [unproven([list.words[whole]?.text ?? ''], 'deed-contradicts')] : []),
  ];
}

/** Places of what stands next behind a share in percent: "25 % of the calls" is no "calls in 25 % of the day". */
function behindShare({ words, text }: WordList): number[] {
  const share = SHARE.exec(foldInPlace(text));
  const end = share === null ? Infinity : share.index + share[0].length;
  const next = words.findIndex(({ at }) => at >= end);
  return words.flatMap(({ isGlue }, at) =>
    next >= 0 && at >= next && at < next + BEHIND_SHARE && !isGlue ? [at] : [],
  );
}

const SHARE = /\d ?(?:%|percent|prozent|por ciento) (?:of|der|des|von|del?) /u;
const BEHIND_SHARE = 4;

/** What stands before the other thing, that was not done; folded. */
const RATHER = /(?<!\p{L})(?:instead of|rather than|an?statt|statt|en (?:vez|lugar) del?) /u;
const TELLS_OTHER =
  /(?<!\p{L})(?:instead|rather|not|no|an?statt|statt|anstelle|stattdessen|nicht|kein\p{L}*|ohne|without|en vez|lugar|sin|sino|replac\p{L}*|ersetz\p{L}*|sustitu\p{L}*|for|fur|por|para)(?!\p{L})/u;

/** "With the harvest and with sales" where the fact says "with the harvest instead of with sales". */
export function compareRather(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): readonly Finding[] {
  const rather = RATHER.exec(foldInPlace(list.text));
  if (rather === null || TELLS_OTHER.test(foldInPlace(said.text))) return [];
  const end = rather.index + rather[0].length;
  const other = list.words.findIndex(({ at, isGlue }) => at >= end && !isGlue);
  return placesTold(alignment).has(other) ? [unproven([], 'deed-contradicts')] : [];
}
