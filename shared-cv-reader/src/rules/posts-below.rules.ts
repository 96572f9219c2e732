import { findPeriod } from './dates.rules.ts';
import { positionScore } from '@sastre/shared-cv-words';
import type { Piece } from './pieces.rules.ts';
import type { RawEntry } from './raw-entry.types.ts';

/** In letters: what is longer is a deed. */
const LONGEST = 45;

/**
 * The post of a job of which only the house is named, with its town: the first item of its list, where that sounds like a
 * post and does nothing.
 */
export function postBelow(entry: RawEntry): Piece | undefined {
  const [first] = entry.bullets;
  if (first === undefined || !isHouseAlone(entry)) return undefined;
  const text = first.text.replace(/\.$/u, '');
  const isPost =
    positionScore(text) > 0 &&
    text.length < LONGEST &&
    !/[.,:;]/.test(text) &&
    findPeriod(text) === undefined;
  return isPost ? { ...first, text } : undefined;
}

/** A name alone with its town, that does not sound like a post: where others have theirs below, it is a house, too. */
export function isHouseAlone({ names: [house, ...others], place }: RawEntry): boolean {
  const isAlone = house !== undefined && others.length === 0 && place !== undefined;
  return isAlone && positionScore(house.text) <= 0;
}
