import type { Language } from '@sastre/shared-contracts/api';
import {
  type Alignment,
  clausesOf,
  DUTY,
  type FactIndex,
  type Finding,
  headOf,
  OPENS,
  placesTold,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { deedsOf } from './deeds.rules.ts';

/** Verbs that only carry the deed that their noun tells, folded. */
const CARRIES: Partial<Record<Language, RegExp>> = {
  en: /^(?:perform(?:ed|s)?|conduct(?:ed|s)?|carr(?:y|ied)|made|make|undertook)$/,
  es: /^(?:realic[eo]|realizo|efectu[eo]|hice|hago|llev[eo]|practic[oa])$/,
};

/** Others that may, and that are often deeds of their own, folded. */
const TAKES: Partial<Record<Language, RegExp>> = {
  en: /^(?:takes?|took|taken|taking|did|do(?:es|ing)?|making|g[ai]ves?|giving|held|holds?|conducting|performing)$/,
  es: /^(?:tom[eo]|di|doy|dio|hizo|hace|hacia|realizaba|lleva|llevaba)$/,
};
const BETWEEN = /^(?:out|a|cabo|the|an|el|la|los|las|un|una)$/;

/** "Took X-rays" where the fact says "held animals during X-rays": it was no deed, but when one was done. */
function carriesTime(said: WordList, place: number, { matched }: Alignment, fact: FactIndex) {
  const object = said.words.findIndex(({ folded }, at) => at > place && !BETWEEN.test(folded));
  const [own, one] = [matched.get(place), matched.get(object)];
  const { words, language } = fact.list;
  const head = headOf(fact);
  const openerOf = (at: number) =>
    words.slice(head, at).findLast(({ folded }) => OPENS[language].has(folded))?.folded ?? '';
  // "Took X-rays" may be matched as one.
  const isOwn = own !== undefined && own.places.join() !== one?.places.join();
  return (
    !isOwn &&
    said.words[object]?.isGlue === false &&
    one?.fact === 0 &&
    head !== undefined &&
    one.places.every((at) => at > head && TIME.test(openerOf(at)))
  );
}

const TIME = /^(?:during|before|after|wahrend|durante|antes|tras|despues)$/;

/**
 * "Made drawings" where the fact says "read drawings": a verb that only carries stands for a deed that its noun tells. Where the noun is a
 * thing that the fact does another deed with, and tells first, it is a deed of its own.
 */
export function compareCarried(said: WordList, alignment: Alignment, fact: FactIndex): Finding[] {
  const { list } = fact;
  const deeds = deedsOf(list);
  const clauses = clausesOf(list);
  const told = placesTold(alignment);
  const { matched } = alignment;
  const carried = said.words.flatMap(({ folded }, place) => {
    const isCarrier = CARRIES[said.language]?.test(folded) === true;
    if (!isCarrier && TAKES[said.language]?.test(folded) !== true) return [];
    if (carriesTime(said, place, alignment, fact)) return [place];
    if (!isCarrier) return [];
    const own = matched.get(place);
    const thing = said.words.findIndex(
      ({ isGlue }, at) => at > place && !isGlue && matched.has(at),
    );
    const one = matched.get(thing);
    // "Made deliveries" may be matched as one.
    const isOwn = own?.fact === 0 && own.places.join() !== one?.places.join();
    if (one?.fact !== 0 || one.places.length === 0 || isOwn) return [];
    const isOther = one.places.every((at) => {
      const first = list.words.findIndex(
        ({ isGlue }, other) =>
          !isGlue && deeds[other] === deeds[at] && clauses[other] === clauses[at],
      );
      const verb = list.words[first];
      return (
        verb !== undefined &&
        first < at &&
        !told.has(first) &&
        !/^\d/.test(verb.folded) &&
        !DUTY[list.language].test(verb.folded)
      );
    });
    return isOther ? [place] : [];
  });
  return unprovenAt(said, carried, 'deed-contradicts');
}
