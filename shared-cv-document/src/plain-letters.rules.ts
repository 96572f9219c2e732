import type { Cv } from '@sastre/shared-contracts/api';

/** Letters and figures as wide as Chinese characters, and what an address or a number has between them. */
const FULL_WIDTH = String.raw`[\uFF10-\uFF19\uFF21-\uFF3A\uFF41-\uFF5A]`;
const WIDE_WORDS = String.raw`${FULL_WIDTH}+(?:[\uFF0B\uFF0D-\uFF0F\uFF1A\uFF20\uFF3F]+${FULL_WIDTH}+)*`;
/** Letters that a font draws together and some keyboards have in one: ﬃ, ﬁ, ĳ, ǆ, ﬓ. */
const LIGATURES = String.raw`[\u0132\u0133\u01C4-\u01CC\u01F1-\u01F3\uFB00-\uFB06\uFB13-\uFB17]`;
/** What dictionaries head their chapters with: everybody sees a Chinese character, and it is none. */
const RADICALS = String.raw`[\u2E9F\u2EF3\u2F00-\u2FD5]`;
/** Kana of half a width, with the marks that voice them. */
const HALF_WIDTH = String.raw`[\uFF65-\uFF9F]+`;
const SAME_TEXT = new RegExp(`${WIDE_WORDS}|${LIGATURES}|${RADICALS}|${HALF_WIDTH}`, 'gu');

/**
 * A CV, or a text, in the letters that its person means and programs look for: those of another form are the same text for
 * everybody who reads it, and another one for a search.
 */
export function withPlainLetters<Part extends Cv | string>(cv: Part): Part {
  const text = JSON.stringify(cv);
  const plain = text.replace(SAME_TEXT, (letters) => letters.normalize('NFKC'));
  return plain === text ? cv : (JSON.parse(plain) as Part);
}
