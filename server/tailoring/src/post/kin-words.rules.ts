import { fold, isSameFamily, words } from '@sastre/reading';
import { isEmptyWord } from './literal.rules.ts';

const SHORTEST_WORD = 4;
const SHORTEST_PART = 6;

/** The words of a text that say something, each once. */
export function tellingWords(text: string): string[] {
  const telling = words(text)
    .map(fold)
    .filter((word) => word.length >= SHORTEST_WORD && !isEmptyWord(word));
  return [...new Set(telling)];
}

/** Of one root, or a compound and its part: "Mahnwesen", "Rechnungswesen" are none; "Monatsabschlüsse" and "Abschlüsse" are. */
export function isKinWord(one: string, other: string): boolean {
  if (isSameFamily(one, other)) return true;
  const [short, long] = one.length > other.length ? [other, one] : [one, other];
  return short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
}

/** Says of a word whether it is kin to any of these; each word is compared once. */
export function amongKin(all: readonly string[]): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const found = known.get(word) ?? all.some((one) => isKinWord(word, one));
    known.set(word, found);
    return found;
  };
}
