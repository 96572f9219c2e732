import type { ExpectedWord } from './expected-document.ts';

/** A telephone number, and the first and last of the words that it is written in. */
export interface PhoneWords {
  first: number;
  last: number;
  text: string;
}

// In its international form, with a trunk code, or in groups of which the last has four digits: neither years nor amounts
// are written so.
const PHONE =
  /(?:\+|\b00)[1-9][\d\s()/.-]{5,}\d|\(0\d+\)[\d\s/.-]{4,}\d|\b0\d{2,5}[\s/-]\d[\d\s/-]{4,}\d|(?:\b1-)?(?:\(\d{3}\)\s?|\b\d{3}[-.])\d{3}[-.\s]\d{4}\b/g;

/** The telephone numbers in a document. */
export function phonesIn(words: readonly ExpectedWord[]): PhoneWords[] {
  const found: PhoneWords[] = [];
  for (let index = 0; index < words.length;) {
    const block = words[index]?.block;
    const starts: number[] = [];
    let line = '';
    let next = index;
    for (; next < words.length && words[next]?.block === block; next += 1) {
      starts.push(line.length);
      line += `${words[next]?.text ?? ''} `;
    }
    for (const match of line.matchAll(PHONE)) {
      const end = match.index + match[0].length;
      const first = index + starts.findLastIndex((start) => start <= match.index);
      const last = index + starts.findLastIndex((start) => start < end);
      found.push({ first, last, text: match[0] });
    }
    index = next;
  }
  return found;
}

const GROUP = /^[+(]*\d[\d()/.-]*\+?[,;]?$/;
const YEAR = /^(?:19|20)\d{2}$/;
const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;
const GROUPS = 3;

/**
 * Words of figures after each other that make one number, in whatever order its groups are written: there is a plus or a
 * zero before one of them, or they are many and no years.
 */
export function numbersIn(words: readonly ExpectedWord[]): PhoneWords[] {
  const found: PhoneWords[] = [];
  for (let first = 0; first < words.length; first += 1) {
    let last = first;
    while (isGroupOf(words[first], words[last])) last += 1;
    const groups = words.slice(first, last).map(({ text }) => text);
    if (groups.length > 1 && isNumber(groups))
      found.push({ first, last: last - 1, text: groups.join(' ') });
    first = Math.max(first, last - 1);
  }
  return found;
}

function isGroupOf(first: ExpectedWord | undefined, word: ExpectedWord | undefined): boolean {
  return word !== undefined && word.block === first?.block && GROUP.test(word.text);
}

function isNumber(groups: readonly string[]): boolean {
  const digits = groups.join('').replace(/\D/g, '').length;
  if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) return false;
  if (groups.some((group) => /^\(?[+0]|\+$/.test(group))) return true;
  return groups.length >= GROUPS && !groups.some((group) => YEAR.test(group));
}
