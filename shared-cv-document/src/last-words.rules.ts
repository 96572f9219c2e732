/** Letters of the shortest last line of running text, and of the longest end that is kept together for it. */
const ENOUGH = 12;
const LONGEST = 24;
/** The same in scripts without spaces, with the number that stands before; marks at the end count for nothing. */
const UNSPACED =
  /(?:[\p{N}.,]+)?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,4}[。！？」）]{0,2}$/u;
const ENOUGH_UNSPACED = 4;
const SOFT_HYPHENS = /\u00ad/g;

/**
 * Where the end of a running text begins that stays on one line, so that none ends in "3 hours" or "im Jahr."; its length
 * where nothing has to. Chromium's `text-wrap: pretty` avoids a single word alone.
 */
export function lastWords(text: string): number {
  const end = text.trimEnd();
  const start = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー][。！？」）]{0,2}$/u.test(
    end,
  )
    ? unspacedStart(end)
    : spacedStart(end);
  return start > 0 ? start : text.length;
}

function spacedStart(text: string): number {
  let start = text.lastIndexOf(' ') + 1;
  if (start === 0 || lettersFrom(text, start) >= ENOUGH) return text.length;
  while (start > 1 && lettersFrom(text, start) < ENOUGH)
    start = text.lastIndexOf(' ', start - 2) + 1;
  return lettersFrom(text, start) <= LONGEST ? start : text.length;
}

const lettersFrom = (text: string, start: number) =>
  text.slice(start).replace(SOFT_HYPHENS, '').length;

function unspacedStart(text: string): number {
  const found = UNSPACED.exec(text.slice(-2 * ENOUGH));
  if (found === null || found[0].length < ENOUGH_UNSPACED) return text.length;
  return text.length - found[0].length;
}
