import { pattern } from '@sastre/reading';
import {
  type FactIndex,
  findAt,
  type Finding,
  isBehindSign,
  unprovenAt,
  type WordList,
} from '@sastre/wording';
import { isHuman } from '../claims/people.ts';

/** What one is alone among others, folded. */
const FIRST = pattern()`
  ^(?:
    first|only|sole|youngest|oldest|fastest|best|top|highest|largest|erste[nmrs]?|einzige[nmrs]?|jungste[nmrs]?|beste[nmrs]?|
    schnellste[nmrs]?|primer[oa]?|unic[oa]|mejor|mayor
  )$`;
const PRIZE = /^(?:prize|award|place|medal|preis|platz|medaille|premio|puesto|medalla)$/;
const WITHIN =
  /^(?:of|in|for|at|on|among|im|der|des|von|vom|bei|beim|fur|unter|am|de|del|en|para|entre)$/;
const NEAR = 3;
const LONGEST = 7;

/** "The first engineer at Tallyfield" of one who was "the first engineer of the Bristol office": among whom one is the first is told, too. */
export function compareFirsts(said: WordList, facts: readonly FactIndex[]): Finding[] {
  const wide = said.words.flatMap((_word, place) => {
    const first = firstBefore(said, place);
    if (first === undefined) return [];
    const limits = facts.flatMap((fact) => {
      const own = findAt(said, place, fact).filter(
        (at) => firstBefore(fact.list, at) !== undefined,
      );
      return own.map((at) => ({ fact, within: withinOf(fact.list, at) }));
    });
    const isTold = ({ fact, within }: (typeof limits)[number]) =>
      within.length === 0 ||
      said.words.some((_one, at) => findAt(said, at, fact).some((one) => within.includes(one)));
    return limits.length > 0 && !limits.some(isTold) ? [first] : [];
  });
  return unprovenAt(said, wide, 'rank-contradicts');
}

/** The superlative that stands before somebody or a prize. */
function firstBefore(list: WordList, place: number): number | undefined {
  const { words } = list;
  if (!isHuman(list, place) && !PRIZE.test(words[place]?.folded ?? '')) return undefined;
  for (let at = place - 1; at >= Math.max(0, place - NEAR); at -= 1) {
    if (isBehindSign(list, at + 1)) return undefined;
    if (FIRST.test(words[at]?.folded ?? '')) return at;
  }
  return undefined;
}

/** Places of weight of what limits it: "of the Bristol office". */
function withinOf(list: WordList, person: number): number[] {
  if (!WITHIN.test(list.words[person + 1]?.folded ?? '') || isBehindSign(list, person + 1))
    return [];
  const found: number[] = [];
  for (let at = person + 2; at < Math.min(list.words.length, person + LONGEST); at += 1) {
    if (isBehindSign(list, at)) break;
    if (list.words[at]?.isGlue === false) found.push(at);
  }
  return found;
}
