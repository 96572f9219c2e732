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

function besides(one: WordList, other: WordList): number[] {
  const there = counted(other);
  return [...counted(one)].flatMap(([folded, places]) =>
    places.slice(there.get(folded)?.length ?? 0),
  );
}

/**
 * Words that only one of two texts has, or has more often, in whatever order they stand; undefined for a text of another language than
 * its fact, or that differs from it in more words than these.
 */
export function nearDifference(
  said: WordList,
  list: WordList,
  most: number,
): Difference | undefined {
  if (said.language !== list.language) return undefined;
  if (Math.abs(said.words.length - list.words.length) > most) return undefined;
  const [more, gone] = [besides(said, list), besides(list, said)];
  return more.length + gone.length <= most ? { more, gone } : undefined;
}
