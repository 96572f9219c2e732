import { oncePerList } from '../words/once-per-list.ts';
import type { WordList } from '../words/units.rules.ts';

/** What two texts do not share, word by word: places in the one that is said, and in its fact. */
export interface Difference {
  more: readonly number[];
  gone: readonly number[];
}

const counted = oncePerList(({ words }: WordList) => {
  const places = new Map<string, number[]>();
  words.forEach(({ folded }, place) => places.set(folded, [...(places.get(folded) ?? []), place]));
  return places;
});

/** Words that only one of two texts has, or has more often, in whatever order they stand. */
export function differenceOf(said: WordList, list: WordList): Difference {
  return { more: besides(said, list), gone: besides(list, said) };
}

function besides(one: WordList, other: WordList): number[] {
  const there = counted(other);
  return [...counted(one)].flatMap(([folded, places]) =>
    places.slice(there.get(folded)?.length ?? 0),
  );
}

/** True for a text of its fact's language that differs from it in no more words. */
export function isNearCopy(said: WordList, list: WordList, most: number): boolean {
  if (said.language !== list.language) return false;
  if (Math.abs(said.words.length - list.words.length) > most) return false;
  const { more, gone } = differenceOf(said, list);
  return more.length + gone.length <= most;
}
