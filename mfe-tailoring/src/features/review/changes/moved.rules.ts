import { diffTokens } from './diff.rules.ts';

/** An item of a list that got another place, counted from 1. */
export interface Moved {
  text: string;
  from: number;
  to: number;
}

/**
 * The fewest items that were moved to bring one order into the other, as they now stand, and how many kept theirs among
 * themselves; what stands where it stood was not moved. `order` has the old places in their new order; without it equal texts are taken one by one.
 */
export function movedItems(
  before: readonly string[],
  after: readonly string[],
  order: readonly number[] = [],
): { moved: Moved[]; kept: number } {
  const isWhole =
    order.length === after.length && after.every((text, at) => before[order[at] ?? -1] === text);
  const places = isWhole ? order : placesIn(before, after);
  const inOrder = besideThoseThatStay(places);
  // From the end: of two that changed places, the one that leads now is the one that moved.
  const backwards = inOrder.toSorted((one, other) => other - one);
  const stay = new Set(
    diffTokens(backwards, inOrder.toReversed())
      .filter(({ kind }) => kind === 'same')
      .flatMap(({ tokens }) => tokens),
  );
  const moved = after.flatMap((text, at) => {
    const from = places[at] ?? at;
    return stay.has(from) ? [] : [{ text, from: from + 1, to: at + 1 }];
  });
  return { moved, kept: after.length - moved.length };
}

/** The places that are on the same side as before of each one that is where it was; those are among them. */
function besideThoseThatStay(places: readonly number[]): number[] {
  const still = places.filter((place, at) => place === at);
  return places.filter((place, at) =>
    still.every((one) => Math.sign(one - place) === Math.sign(one - at)),
  );
}

function placesIn(before: readonly string[], after: readonly string[]): number[] {
  const taken = new Set<number>();
  return after.map((text, at) => {
    const place = before.findIndex((one, index) => one === text && !taken.has(index));
    // What stood nowhere comes after all that did.
    const own = place < 0 ? before.length + at : place;
    taken.add(own);
    return own;
  });
}
