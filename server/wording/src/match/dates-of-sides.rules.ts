import type { Alignment } from './align.rules.ts';
import { type Finding, textsAt, unprovenWords } from './finding.ts';
import type { FactIndex } from './fact-index.rules.ts';
import { sidesOf, weightyOf } from './sides.ts';
import type { WordList } from '../words/units.rules.ts';

const YEAR = /^(?:19|20)\d\d$/;
/** So few words beside a year are what it is said of. */
const MOST_BESIDE = 2;
/** In words of weight: so near to it they stand. */
const NEAR = 2;

/** "Since 2023 development of a cake for the range" where the fact says "development of a cake, in the range since 2023". */
export function compareDatesOfSides(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const sides = sidesOf(list);
  if (sides.length < 2) return [];
  return sides.flatMap((side) => {
    const year = side.places.find((place) => YEAR.test(list.words[place]?.folded ?? ''));
    const own = weightyOf(list, side);
    const place = said.words.findIndex(
      ({ folded }) => year !== undefined && folded === list.words[year]?.folded,
    );
    if (own.length === 0 || own.length > MOST_BESIDE || place < 0) return [];
    const here = sidesOf(said).find(({ places }) => places.includes(place));
    if (here === undefined) return [];
    const factOf = (at: number) => {
      const found = matched.get(at);
      return found?.fact === 0 ? found.places : [];
    };
    const weighty = weightyOf(said, here).filter((at) => factOf(at).length > 0);
    const isOwn = (at: number) => factOf(at).some((one) => own.includes(one));
    const before = weighty.filter((at) => at < place).slice(-NEAR);
    const after = weighty.filter((at) => at > place).slice(0, NEAR);
    const beside = [...before, ...after];
    const isNear = beside.length === 0 || beside.some(isOwn);
    // The year went on with words of another side, and its own stand elsewhere.
    return isNear ? [] : unprovenWords(textsAt(said, [place]), 'date-contradicts');
  });
}
