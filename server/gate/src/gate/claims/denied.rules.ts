import type { Language } from '@sastre/shared-contracts/api';
import {
  type Amount,
  clausesOf,
  type FactIndex,
  type Finding,
  isBehindSign,
  sameValue,
  unproven,
  type WordList,
} from '@sastre/wording';
import { findNegations } from './negations.rules.ts';

const NONE: Record<Language, RegExp> = {
  en: /^(?:no|without|zero)$/,
  de: /^(?:keine[nmrs]?|kein|ohne|keinerlei)$/,
  es: /^(?:sin|ningun|ninguna|ningunos|ningunas|cero)$/,
};
/** Words of what is denied: a thing, and what it is limited by. */
const MOST = 3;
const TOLD_OF_IT = /(?:ed|ado|ada|ados|adas|ido|idos)$/;

/** "No accidents" where the fact says "no lost-time accidents": to deny more is to claim more. */
export function compareDenied(
  { list }: FactIndex,
  isSaid: (place: number) => boolean,
  isElsewhere: (place: number) => boolean,
): Finding[] {
  const { words, language } = list;
  const isWider = words.some(({ folded }, place) => {
    if (!NONE[language].test(folded)) return false;
    const denied: number[] = [];
    for (let at = place + 1; at < words.length && denied.length < MOST; at += 1) {
      const word = words[at];
      if (word === undefined || word.isGlue || isElsewhere(at) || TOLD_OF_IT.test(word.folded))
        break;
      if (isBehindSign(list, at)) break;
      denied.push(at);
    }
    return denied.some(isSaid) && !denied.every(isSaid);
  });
  return isWider ? [unproven([], 'negation-contradicts')] : [];
}

/** "No stoppages" where the fact says "no stoppages in 2018": what was not in a year may have been in another. */
export function compareDeniedYears(
  said: WordList,
  amounts: readonly Amount[],
  fact: FactIndex,
): Finding[] {
  const clauses = clausesOf(fact.list);
  const denied = findNegations(fact.list).map(({ to }) => to);
  const isLost = fact.amounts.some(
    (year) =>
      year.isYear &&
      denied.some((to) => clauses[to] === clauses[year.places[0] ?? -1]) &&
      !amounts.some((one) => one.isYear && sameValue(one, year)),
  );
  return isLost && findNegations(said).length > 0 ? [unproven([], 'negation-contradicts')] : [];
}
