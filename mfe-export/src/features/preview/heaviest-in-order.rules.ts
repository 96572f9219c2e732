/** Something that was at `from`, and how much it costs to move. */
export interface Movable {
  from: number;
  weight: number;
}

/** Of things in their new order, the heaviest ones that may stay because they follow each other as before. */
export function heaviestInOrder<T extends Movable>(things: readonly T[]): Set<T> {
  const best: { sum: number; before: number }[] = [];
  let last = -1;
  for (const [at, { from, weight }] of things.entries()) {
    let before = -1;
    for (let other = 0; other < at; other += 1) {
      const precedes = (things[other]?.from ?? Infinity) < from;
      if (precedes && sumOf(other) > sumOf(before)) before = other;
    }
    best.push({ sum: sumOf(before) + weight, before });
    if (sumOf(at) > sumOf(last)) last = at;
  }
  function sumOf(at: number): number {
    return best[at]?.sum ?? 0;
  }
  const stay = new Set<T>();
  for (let at = last; at >= 0; at = best[at]?.before ?? -1) {
    const thing = things[at];
    if (thing) stay.add(thing);
  }
  return stay;
}
