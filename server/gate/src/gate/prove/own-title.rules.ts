import { type FactIndex, findAt, type Finding, unprovenAt, type WordList } from '@sastre/wording';
import { isHuman } from '../claims/people.ts';
import type { CvGround } from './ground.rules.ts';

const NEAR = 3;

/**
 * "Area manager with a background in …" of one who is a store manager: what a summary begins with says who somebody is today, and
 * that is told by the summary before, the title and the posts that go on, by no post that is over.
 */
export function compareOwnTitle(said: WordList, own: FactIndex, cv: CvGround): Finding[] {
  const first = said.words.findIndex(({ isGlue }) => !isGlue);
  const places = first < 0 ? [] : leadFrom(said, first);
  const isPostOver = cv.entries.some(({ header: [position], isCurrent }) => {
    const words = position?.list.words.filter(({ isGlue }) => !isGlue) ?? [];
    const isBegun = (word: (typeof words)[number], at: number) =>
      said.words[places[at] ?? -1]?.folded === word.folded;
    return !isCurrent && words.length > 0 && words.every(isBegun);
  });
  if (!isPostOver && !places.some((place) => isHuman(said, place))) return [];
  const posts = cv.entries.flatMap(({ header: [position], isCurrent }) =>
    isCurrent && position !== undefined ? [position] : [],
  );
  const grounds = [own, ...cv.person.slice(0, 1), ...posts];
  // Words of a title stand together: the "field" of "field sales" makes nobody an area manager.
  const isTold = (place: number) =>
    grounds.some((fact) =>
      findAt(said, place, fact).some((at) =>
        places.every(
          (other) =>
            said.language === 'es' ||
            other === place ||
            Math.abs(other - place) > 1 ||
            findAt(said, other, fact).some((one) => Math.abs(one - at) <= NEAR),
        ),
      ),
    );
  return unprovenAt(
    said,
    places.filter((place) => !isTold(place)),
    'rank-contradicts',
  );
}

/** Places of the words of weight in a row, from one on: "Store manager" of "Store manager with a background". */
function leadFrom({ words, text }: WordList, first: number): number[] {
  const end = words.findIndex((word, place) => {
    if (place < first) return false;
    const isApart = place > first && /[^\s-]/.test(text.slice(words[place - 1]?.end, word.at));
    return word.isGlue || isApart || /^\d/.test(word.folded);
  });
  const places = words.map((_word, place) => place);
  return places.slice(first, end < 0 ? undefined : end);
}
