/** From how many entries on a list is folded up. */
const LEAST_FOLDED = 3;

/** Which entries of a list are open, by their keys; `all` after all were opened, until all are closed. */
export interface Folding {
  mode: 'one' | 'all';
  open: ReadonlySet<string>;
}

export const FOLDED: Folding = { mode: 'one', open: new Set() };

/** Whether a list of so many entries is folded up. */
export function isFolded(count: number): boolean {
  return count >= LEAST_FOLDED;
}

/** Opens an entry, or closes it; the others close when one opens, unless all were opened. */
export function toggled({ mode, open }: Folding, key: string): Folding {
  const others = new Set([...open].filter((one) => one !== key));
  if (open.has(key)) return { mode, open: others };
  return { mode, open: new Set(mode === 'all' ? [...open, key] : [key]) };
}

/** Opens an entry that is new, or asked for from elsewhere; one that is open stays, and the others with it. */
export function opened(folding: Folding, key: string): Folding {
  return folding.open.has(key) ? folding : toggled(folding, key);
}

/** Opens entries beside those that are open: what is wrong in them must be seen. */
export function openedToo({ mode, open }: Folding, keys: readonly string[]): Folding {
  return { mode, open: new Set([...open, ...keys]) };
}

export function allOpened(keys: readonly string[]): Folding {
  return { mode: 'all', open: new Set(keys) };
}
