/** One node imports from another: rooms, or folders. */
export interface Arrow {
  from: string;
  to: string;
}

/** Arrows without those that others say already: where a imports b and b imports c, that a imports c as well is left out. */
export function withoutImplied(arrows: readonly Arrow[]): Arrow[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const below = (node: string): Set<string> => {
    const seen = new Set<string>();
    const open = [...(next.get(node) ?? [])];
    for (let one = open.pop(); one !== undefined; one = open.pop()) {
      if (seen.has(one)) continue;
      seen.add(one);
      open.push(...(next.get(one) ?? []));
    }
    return seen;
  };
  return arrows.filter(
    ({ from, to }) => !(next.get(from) ?? []).some((other) => other !== to && below(other).has(to)),
  );
}

/** Rows of nodes, each as high as it can be: below everything that imports it. Throws on a circle. */
export function rowsOf(nodes: readonly string[], arrows: readonly Arrow[]): string[][] {
  const rows: string[][] = [];
  let left = [...nodes];
  while (left.length > 0) {
    const isHeld = (node: string) =>
      arrows.some(({ from, to }) => to === node && left.includes(from));
    const row = left.filter((node) => !isHeld(node));
    if (row.length === 0) throw new Error(`A circle of imports: ${left.join(', ')}.`);
    rows.push(row);
    left = left.filter((node) => !row.includes(node));
  }
  return rows;
}
