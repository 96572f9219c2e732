import type { Language } from '@sastre/shared-contracts/api';

/** The same words come again and again: each is read once. Of `most` all are forgotten, so that a hostile text fills no memory for ever. */
export function oncePerText<T extends object>(
  most: number,
  read: (text: string, language: Language) => T,
): (text: string, language: Language) => T {
  const known = { en: new Map<string, T>(), de: new Map<string, T>(), es: new Map<string, T>() };
  return (text, language) => {
    const own = known[language];
    const before = own.get(text);
    if (before !== undefined) return before;
    const found = read(text, language);
    if (own.size >= most) own.clear();
    own.set(text, found);
    return found;
  };
}
