import { fold, isSameFamily, words } from '@sastre/reading';
import { isEmptyWord } from './literal.rules.ts';

/** What is looked at to tell how useful a deed is in a letter; the votes of each are learnt. */
export const DEED_SIGNS = [
  'named',
  'quotable',
  'answered',
  'heard',
  'ofTitle',
  'samePost',
  'fit',
  'noKind',
  'rank',
  'place',
  'description',
  'number',
  'result',
  'leading',
  'ledAsked',
  'task',
  'short',
  'words',
  'lesser',
  'selfEvident',
] as const;

/** Amounts between 0 and 8, by the sign's name. */
export type DeedSigns = Record<(typeof DEED_SIGNS)[number], number>;

const SHORTEST_WORD = 4;
const SHORTEST_PART = 6;
const FEWEST = 3;
const MOST_OF_TITLE = 2;
const MOST_WORDS = 250;

/** The words of a text that say something, each once. */
export function tellingWords(text: string): string[] {
  const telling = words(text)
    .map(fold)
    .filter((word) => word.length >= SHORTEST_WORD && !isEmptyWord(word));
  return [...new Set(telling)];
}

/** Of one root, or a compound and its beginning or end. */
export function isKinWord(one: string, other: string): boolean {
  if (isSameFamily(one, other)) return true;
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST_PART && (long.startsWith(short) || long.endsWith(short));
}

/** Says of a text how much of it a job text says, too (0–1), and how many of its words the post's name has (at most two). */
export function heardIn(
  jobText: string,
  position: string,
): (text: string) => Pick<DeedSigns, 'heard' | 'ofTitle'> {
  const asked = tellingWords(jobText).slice(0, MOST_WORDS);
  const title = tellingWords(position);
  const known = new Map<string, boolean>();
  const isHeard = (word: string) => {
    const found = known.get(word) ?? asked.some((one) => isKinWord(word, one));
    known.set(word, found);
    return found;
  };
  return (text) => {
    const own = tellingWords(text);
    return {
      heard: own.filter(isHeard).length / Math.max(FEWEST, own.length),
      ofTitle: sharedWith(title, own),
    };
  };
}

/** How many words the names of two posts share: at most two. */
export function samePost(held: string, position: string): number {
  return sharedWith(tellingWords(position), tellingWords(held));
}

function sharedWith(title: readonly string[], own: readonly string[]): number {
  const shared = own.filter((word) => title.some((one) => isKinWord(word, one)));
  return Math.min(MOST_OF_TITLE, shared.length);
}
