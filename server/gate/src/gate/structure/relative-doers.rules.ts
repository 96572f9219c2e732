import type { Language } from '@sastre/shared-contracts/api';
import { isBehindSign, type WordList } from '@sastre/wording';
import { isPerson } from '../claims/people.ts';
import {
  foldedAt,
  isOpener,
  isPreposition,
  type OthersClause,
  range,
  signBehind,
} from './clause-parts.rules.ts';

/** What stands for somebody who has just been named, and does what the clause tells. */
const WHO: Record<Language, RegExp> = {
  en: /^who$/,
  de: /^(?:der|die|das)$/,
  es: /^(?:que|quien(?:es)?)$/,
};
const VERB: Record<Language, RegExp> = {
  en: /(?:ed|[^s]s)$|^(?:was|were|is|are|has|had|have|will|did|made|built|wrote|ran|led|gave|took|kept|held|won|drew|found|sold|bought|met|got|set|cut|put|read|paid)$/,
  de: /(?:t|te|ten|en)$|^(?:war|waren|gab|schrieb|nahm|hielt|fuhr|kam|ging|half|fand)$/,
  es: /(?:ó|aba|ía|aron|ieron|aban|ían|a|e|an|en)$/,
};
/** Nouns, and Spanish verbs of the first person. */
const NOT_THEIRS = /^\p{Lu}|^(?:puse|hice|tuve|dije|traje|quise|pude|estuve|vine|supe|di|fui)$/u;
const BESIDE = /^(?:l[oae]s?|se|no|ya|also|then|later|now|still|both|all)$/;
const ME = /^(?:i|we|ich|wir|yo|nosotr[oa]s)$/;
const AS = /^(?:as|als|como)$/;
const ONE = /^(?:an?|eine?|un|una)$/;
/** How many words may stand between an article and the person that it opens. */
const REACH = 4;

/** "With the head technician, who signs the report": a clause of the person who is named before it, unless that is whose CV it is. */
export function relativeAt(list: WordList, place: number): OthersClause[] {
  const { language, words } = list;
  if (place === 0 || !WHO[language].test(foldedAt(list, place))) return [];
  const end = signBehind(list, place);
  if (range(place, end).some((at) => ME.test(foldedAt(list, at)))) return [];
  const by = personBefore(list, place);
  if (by === undefined) return [];
  const verb =
    language === 'de'
      ? germanVerb(list, place, end)
      : range(place + 1, end).find((at) => !BESIDE.test(foldedAt(list, at)));
  const own = words[verb ?? -1]?.text ?? '';
  if (verb === undefined || !VERB[language].test(own) || NOT_THEIRS.test(own)) return [];
  if (language === 'es' && isOpener(list, verb)) return [];
  return [
    { places: new Set(range(place, end)), reach: new Set(), by: [by], verbs: [verb], isTied: true },
  ];
}

/** Where a German clause ends, of which the relative pronoun is set off by a sign. */
function germanVerb(list: WordList, place: number, end: number): number | undefined {
  return isBehindSign(list, place) && end - 1 > place ? end - 1 : undefined;
}

/** The person named right before a place, by an article, a number or a preposition of their own: "a nurse who …" is oneself. */
function personBefore(list: WordList, place: number): number | undefined {
  const by = range(Math.max(0, place - 2), place).findLast((at) => isPerson(list, at));
  if (by === undefined) return undefined;
  const opener = range(Math.max(0, by - REACH), by).findLast(
    (at) => isOpener(list, at) || isPreposition(list, at) || isArticleAfter(list, at),
  );
  if (opener === undefined || AS.test(foldedAt(list, opener))) return undefined;
  const isOneself =
    ONE.test(foldedAt(list, opener)) && (opener === 0 || AS.test(foldedAt(list, opener - 1)));
  return isOneself ? undefined : by;
}

/** "Mit dem Leiter": in the cases that follow a preposition. */
const isArticleAfter = (list: WordList, at: number) =>
  list.language === 'de' && /^(?:de[mnr]|eine[mnr]|einem)$/.test(foldedAt(list, at));
