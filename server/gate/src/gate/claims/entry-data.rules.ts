import { readMonths } from '@sastre/reading';
import {
  type Alignment,
  type FactIndex,
  type Finding,
  readPlacedAmounts,
  unprovenAt,
  unprovenWords,
  type WordList,
} from '@sastre/wording';

/** Where the employer and the place of its entry stand among what a rewrite may draw on, behind its own fact and the position. */
const EMPLOYER = 2;
const PLACE = 3;

/**
 * "Trained two students in 2020" where the entry begins in 2020: when one had a post is not when one did this, nor is where one worked
 * who gave the course, where the camp was or who got the money. What the fact itself does not say stays with the entry.
 */
export function compareEntryData(
  said: WordList,
  { matched }: Alignment,
  { list }: FactIndex,
): Finding[] {
  const isOwn = (text: string) => list.text.includes(text);
  const years = readPlacedAmounts(said)
    .filter(({ isYear, text }) => isYear && !isOwn(text))
    .map(({ text }) => text);
  const own = readMonths(list.text).months;
  const months = readMonths(said.text).months.filter((month) => !own.includes(month));
  const names = [...matched].flatMap(([place, { fact }]) => {
    const word = said.words[place];
    // Of an employer's name, "dental" and "local" are words as any other.
    const isName = fact === PLACE || (fact === EMPLOYER && /^\p{Lu}/u.test(word?.text ?? ''));
    return isName && word?.isGlue === false ? [place] : [];
  });
  return [...unprovenWords([...years, ...months], 'date-not-in-facts'), ...unprovenAt(said, names)];
}
