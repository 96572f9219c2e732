import type { Cv } from '@sastre/shared-contracts/api';

const HANGUL = /\p{Script=Hangul}/gu;
/** Letters of scripts that have no spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Whether a CV is Korean, which is broken between its words, rather than Chinese or Japanese, which have no spaces. */
export function isKorean(cv: Cv): boolean {
  const text = JSON.stringify(cv);
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0;
  return count(HANGUL) > count(UNSPACED);
}
