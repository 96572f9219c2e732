import {
  type Alignment,
  type FactIndex,
  type Finding,
  nearDifference,
  placesTold,
  unproven,
  type WordList,
} from '@sastre/wording';
import { isLight } from './light-words.rules.ts';
import { isDeed } from './deeds.rules.ts';

/** Words that may be left out before a text is a shorter one and no copy with a hole. */
const MOST_GONE = 4;

/**
 * "Delivered transcripts overnight" where the fact says "delivered urgent transcripts overnight": a text that has no word of its own, and
 * lacks one of weight. Who tells a thing in other words shortens it for a reason; here all that changed is what it is told of.
 */
export function compareOnlyLeftOut(
  said: WordList,
  alignment: Alignment,
  fact: FactIndex,
): Finding[] {
  const { list } = fact;
  if (said.words.length >= list.words.length) return [];
  const difference = nearDifference(said, list, MOST_GONE);
  if (difference === undefined || difference.more.length > 0) return [];
  const told = placesTold(alignment);
  const numbers = new Set(fact.amounts.flatMap(({ places }) => places));
  const here = new Set(said.words.map(({ folded }) => folded));
  const isUnit = (place: number) =>
    [1, 2, 3].some((back) => numbers.has(place - back)) && /[€$£%]/.test(said.text);
  const isLost = difference.gone.some((place) => {
    const word = list.words[place];
    if (word === undefined || word.isGlue || told.has(place) || here.has(word.folded)) return false;
    // "€" is "euros", and of "A/B test" each letter is none.
    if (numbers.has(place) || word.folded.length < 2 || isUnit(place)) return false;
    // Noun style tells the thing of a deed without its verb.
    const isOwnDeed = isDeed(list, place) && list.words.slice(0, place).every((one) => one.isGlue);
    return !isOwnDeed && !isLight(list, place, fact);
  });
  return isLost ? [unproven([], 'point-lost')] : [];
}
