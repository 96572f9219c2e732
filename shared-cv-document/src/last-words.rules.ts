/** Letters of the shortest last line of running text, and of the longest end that is kept together for it. */
const ENOUGH = 12;
const LONGEST = 24;
const LONGEST_WITH_NUMBER = 32;
/** The same in scripts without spaces, with the number that stands before; marks at the end count for nothing. */
const UNSPACED =
  /(?:[\p{N}.,]+)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}[。！？」）]{0,2}$/u;
const ENOUGH_UNSPACED = 4;
/** Print paints the parts of such a line from the left, so that who reads as it is painted would read the end first. */
const LEFTWARDS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** They may be set narrower at the end of a line, unless they are held together with what stands before. */
const WIDE_MARKS = /[。！？」）]+$/u;
const SOFT_HYPHENS = /\u00ad/g;

/**
 * Where the end of a running text begins that stays on one line, so that none ends in "3 hours" or "im Jahr."; its length
 * where nothing has to. Chromium's `text-wrap: pretty` avoids a single word alone.
 */
export function lastWords(text: string): number {
  const end = text.trimEnd();
  if (LEFTWARDS.test(end)) return text.length;
  const start = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][。！？」）]{0,2}$/u.test(
    end,
  )
    ? unspacedStart(end)
    : spacedStart(end);
  return start > 0 ? start : text.length;
}

/** Where what is held together ends. */
export function lastEnd(text: string): number {
  return text.trimEnd().replace(WIDE_MARKS, '').length;
}

function spacedStart(text: string): number {
  let start = text.lastIndexOf(' ') + 1;
  if (start === 0 || lettersFrom(text, start) >= ENOUGH) return text.length;
  while (start > 1 && lettersFrom(text, start) < ENOUGH)
    start = text.lastIndexOf(' ', start - 2) + 1;
  if (lettersFrom(text, start) > LONGEST) return text.length;
  // A number stays with what it counts.
  const before = text.slice(0, Math.max(0, start - 1));
  const withNumber = before.lastIndexOf(' ') + 1;
  const isNumber = /\p{N}$/u.test(before) && lettersFrom(text, withNumber) <= LONGEST_WITH_NUMBER;
  return isNumber ? withNumber : start;
}

const lettersFrom = (text: string, start: number) =>
  text.slice(start).replace(SOFT_HYPHENS, '').length;

function unspacedStart(text: string): number {
  const found = UNSPACED.exec(text.slice(-2 * ENOUGH));
  if (found === null || found[0].length < ENOUGH_UNSPACED) return text.length;
  return text.length - found[0].length;
}
