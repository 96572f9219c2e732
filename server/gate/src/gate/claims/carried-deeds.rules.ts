import type { Language } from '@sastre/shared-contracts/api';
import { placesTold, type Alignment } from '../prove/align.rules.ts';
import type { FactIndex } from '../prove/fact-index.rules.ts';
import { unprovenAt, type Finding } from '../prove/finding.ts';
import type { WordList } from '../words/units.rules.ts';
import { clausesOf } from './clauses.rules.ts';
import { deedsOf } from './deeds.rules.ts';
import { DUTY } from './head.rules.ts';

/** Verbs that only carry the deed that their noun tells, folded. */
const CARRIES: Partial<Record<Language, RegExp>> = {
  en: /^(?:perform(?:ed|s)?|conduct(?:ed|s)?|carr(?:y|ied)|made|make|undertook)$/,
  es: /^(?:realic[eo]|realizo|efectu[eo]|hice|hago|llev[eo]|practic[oa])$/,
};

/**
 * "Made drawings" where the fact says "read drawings": a verb that only carries stands for a deed that its noun tells. Where the noun is a
 * thing that the fact does another deed with, and tells first, it is a deed of its own.
 */
export function compareCarried(
  said: WordList,
  alignment: Alignment,
  { list }: FactIndex,
): Finding[] {
  const deeds = deedsOf(list);
  const clauses = clausesOf(list);
  const told = placesTold(alignment);
  const { matched } = alignment;
  const carried = said.words.flatMap(({ folded }, place) => {
    if (CARRIES[said.language]?.test(folded) !== true) return [];
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
