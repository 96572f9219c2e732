import {
  type Alignment,
  type FactIndex,
  type Finding,
  unprovenAt,
  type WordList,
} from '@sastre/wording';

const ONES = 'ones';

/**
 * What a fact says of some ("1,200 enquiries …, and passed the urgent ones on") and a sentence of all that is named ("1,200
 * urgent enquiries"). English alone has a word for them.
 */
export function compareOfSome(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  if (said.language !== 'en' || list.language !== 'en') return [];
  const isOfSome = (place: number) => list.words[place + 1]?.folded === ONES;
  const told = said.words.flatMap((_word, place) => {
    const found = matched.get(place);
    const next = said.words[place + 1];
    const isOfAll = next !== undefined && !next.isGlue && next.folded !== ONES;
    return found?.fact === 0 && isOfAll && found.places.every(isOfSome) ? [place, place + 1] : [];
  });
  return unprovenAt(said, told, 'deed-contradicts');
}
