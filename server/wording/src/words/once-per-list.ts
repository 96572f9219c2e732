import type { WordList } from './units.rules.ts';

/** Several rules ask the same of one text (or word, or fact): it is read once, and forgotten with it. */
export function oncePerList<T extends object | string | boolean, Of extends object = WordList>(
  read: (of: Of) => T,
): (of: Of) => T {
  const known = new WeakMap<Of, T>();
  return (of) => {
    const before = known.get(of);
    if (before !== undefined) return before;
    const found = read(of);
    known.set(of, found);
    return found;
  };
}
