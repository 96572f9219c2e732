import { foldLetters } from '../../text/fold-text.ts';

/** Scripts that put no space between words, but part them all the same. */
const SCRIPTS = [
  { lang: 'th', script: /\p{Script=Thai}/u },
  { lang: 'lo', script: /\p{Script=Lao}/u },
  { lang: 'km', script: /\p{Script=Khmer}/u },
  { lang: 'my', script: /\p{Script=Myanmar}/u },
];

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** True for a letter between which and the next one no space stands, whether a word ends there or not. */
export function isUnspacedLetter(letter: string): boolean {
  return EAST_ASIAN.test(letter) || isUnspaced(letter);
}

/** True when the text has letters of such a script. */
export function isUnspaced(text: string): boolean {
  return SCRIPTS.some(({ script }) => script.test(text));
}

/**
 * True when a line may end behind the first `letters` letters of such a text, of `all`: when its two parts have no more
 * words than the whole, so that none of them is in pieces. Where letters are counted otherwise, nobody knows.
 */
export function mayEndWithin(text: string, letters: number, all: number): boolean {
  const lang = SCRIPTS.find(({ script }) => script.test(text))?.lang;
  const end = lang && all === [...foldLetters(text)].length ? endOf(text, letters) : undefined;
  if (lang === undefined || end === undefined) return true;
  const words = new Intl.Segmenter(lang, { granularity: 'word' });
  const count = (part: string) => [...words.segment(part)].length;
  return count(text.slice(0, end)) + count(text.slice(end)) <= count(text);
}

/** Behind so many letters, with the signs above and below the last one. */
function endOf(text: string, letters: number): number | undefined {
  let end = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if ([...foldLetters(text.slice(0, end))].length >= letters) return end;
    end += segment.length;
  }
  return undefined;
}
