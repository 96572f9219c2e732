import { withoutSoftHyphens } from './hyphens/soft-hyphens.rules.ts';

/** Letters of the shortest last line of running text, and of the longest end that is kept together for it. */
const ENOUGH = 12;
const LONGEST = 24;
const LONGEST_WITH_NUMBER = 32;
/**
 * Print paints the parts of such a line from the left, so that who reads as it is painted would read the end first. Letters
 * of scripts without spaces are set narrower where a line ends in a mark, but not where they are held together.
 */
const STAYS_AS_IT_IS =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Where the end of a running text begins that stays on one line, so that none ends in "3 hours" or "im Jahr."; its length
 * where nothing has to. Chromium's `text-wrap: pretty` avoids a single word alone.
 */
export function lastWords(text: string): number {
  if (!isPaintedAsRead(text)) return text.length;
  let start = text.trimEnd().lastIndexOf(' ') + 1;
  if (start === 0 || lettersFrom(text, start) >= ENOUGH) return text.length;
  while (start > 1 && lettersFrom(text, start) < ENOUGH)
    start = text.lastIndexOf(' ', start - 2) + 1;
  if (start === 0 || lettersFrom(text, start) > LONGEST) return text.length;
  // A number stays with what it counts.
  const before = text.slice(0, start - 1);
  const withNumber = before.lastIndexOf(' ') + 1;
  const isNumber =
    withNumber > 0 &&
    /\p{N}$/u.test(before) &&
    lettersFrom(text, withNumber) <= LONGEST_WITH_NUMBER;
  return isNumber ? withNumber : start;
}

/** Whether words of a text may be held together. */
export function isPaintedAsRead(text: string): boolean {
  return !STAYS_AS_IT_IS.test(text);
}

const lettersFrom = (text: string, start: number) =>
  withoutSoftHyphens(text.slice(start).trimEnd()).length;
