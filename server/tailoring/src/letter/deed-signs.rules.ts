import { amongKin, isKinWord, tellingWords } from '../post/kin-words.rules.ts';

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

const FEWEST = 3;
const MOST_OF_TITLE = 2;
const MOST_WORDS = 250;

/** Says of a text how much of it a job text says, too (0–1), and how many of its words the post's name has (at most two). */
export function heardIn(
  jobText: string,
  position: string,
): (text: string) => Pick<DeedSigns, 'heard' | 'ofTitle'> {
  const isHeard = amongKin(tellingWords(jobText).slice(0, MOST_WORDS));
  const title = tellingWords(position);
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
