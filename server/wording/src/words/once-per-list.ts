import type { WordList } from './units.rules.ts';

/** Several rules ask the same of one text: it is read once, and forgotten with the text. */
export function oncePerList<T extends object>(read: (list: WordList) => T): (list: WordList) => T {
  const known = new WeakMap<WordList, T>();
  return (list) => {
    const before = known.get(list);
    if (before !== undefined) return before;
    const found = read(list);
    known.set(list, found);
    return found;
  };
}
