import { BY, PREPOSITIONS } from '@sastre/reading';
import { isBehindSign } from '../words/units.rules.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { type Finding, unproven } from './finding.ts';
import { headOf } from './head.rules.ts';

const ENDS = /^(?:and|or|that|which|who|to|y|e|o|que)$/;

/** Words that only measure, count or gather what is told behind them. */
const CARRIES =
  /^(?:times?|tiempo|alrededor|cerca|aproximadamente|teams?|equipos?|numbers?|numero|groups?|grupos?|series?|sets?|total|kinds?|tipos?)$/;

/** "All sweeps use the chimneys that I wrote" where the fact says "wrote a guide to chimneys": what the deed was done to is told by none of its words. */
export function compareOwnObject(fact: FactIndex, isSaid: (place: number) => boolean): Finding[] {
  const { list } = fact;
  const { words, language } = list;
  const head = headOf(fact);
  if (head === undefined || language === 'de' || !isSaid(head)) return [];
  const end = words.findIndex(
    ({ folded }, place) =>
      place > head &&
      (isBehindSign(list, place) ||
        PREPOSITIONS[language].has(folded) ||
        BY[language].has(folded) ||
        ENDS.test(folded)),
  );
  const own = words
    .slice(head + 1, end < 0 ? undefined : end)
    .flatMap(({ isGlue, folded }, at) =>
      isGlue || /^\d/.test(folded) || CARRIES.test(folded) ? [] : [head + 1 + at],
    );
  return own.length > 0 && !own.some(isSaid) ? [unproven([], 'point-lost')] : [];
}
