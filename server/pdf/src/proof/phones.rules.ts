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
