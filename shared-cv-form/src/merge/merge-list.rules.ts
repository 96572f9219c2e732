/** Three versions of one thing; `base` is what both sides began from. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}
/** An entry with what it is known by in all three versions. */
export interface Keyed<T> {
  key: string;
  value: T;
}

interface Rules<T> {
  same: (one: T, other: T) => boolean;
  /** One entry that both sides have. */
  merge: (versions: { base: T | undefined; mine: T; theirs: T }) => T;
}

/**
 * Puts two changed lists together: what either side added or changed is there, what one side removed and the other left
 * alone is gone, and what one side removed and the other changed is kept. Mine wins where both changed the same.
 */
export function mergeKeyed<T>(
  { base, mine, theirs }: Versions<readonly Keyed<T>[]>,
  { same, merge }: Rules<T>,
): Keyed<T>[] {
  const from = { base: toMap(base), mine: toMap(mine), theirs: toMap(theirs) };
  const merged = new Map<string, T>();
  const leftAlone = (key: string, now: T) =>
    from.base.has(key) && same(from.base.get(key) as T, now);
  for (const { key, value } of mine) {
    if (from.theirs.has(key)) {
      const other = from.theirs.get(key) as T;
      merged.set(key, merge({ base: from.base.get(key), mine: value, theirs: other }));
    } else if (!leftAlone(key, value)) merged.set(key, value);
  }
  for (const { key, value } of theirs) {
    if (!from.mine.has(key) && !leftAlone(key, value)) merged.set(key, value);
  }
  return mergeOrder({ base, mine, theirs }, merged).map((key) => ({
    key,
    value: merged.get(key) as T,
  }));
}

/** Who moved entries says where they stand: mine if I did, else theirs. The other side's entries follow their neighbours. */
function mergeOrder<T>(
  { base, mine, theirs }: Versions<readonly Keyed<T>[]>,
  merged: ReadonlyMap<string, T>,
): string[] {
  const moved = !isSameOrder(base, mine);
  const [first, second] = moved ? [mine, theirs] : [theirs, mine];
  const order = first.map(({ key }) => key).filter((key) => merged.has(key));
  let after = -1;
  for (const { key } of second) {
    if (!merged.has(key)) continue;
    const at = order.indexOf(key);
    if (at >= 0) after = at;
    else order.splice((after += 1), 0, key);
  }
  return order;
}

/** True when what both lists have stands in the same order. */
export function isSameOrder<T>(one: readonly Keyed<T>[], other: readonly Keyed<T>[]): boolean {
  const [first, second] = [toMap(one), toMap(other)];
  const left = one.filter(({ key }) => second.has(key));
  const right = other.filter(({ key }) => first.has(key));
  return left.every(({ key }, index) => key === right[index]?.key);
}

function toMap<T>(list: readonly Keyed<T>[]): Map<string, T> {
  return new Map(list.map(({ key, value }) => [key, value]));
}
