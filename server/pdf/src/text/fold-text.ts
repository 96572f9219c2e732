// A hyphen may have been set where a soft one allowed it, so hyphens prove nothing.
const UNSEEN = /\s|\p{Default_Ignorable_Code_Point}|\p{Cc}|[-\u2010\u2011]/gu;
// Most texts are, in which nothing but capitals is folded.
const PLAIN = /^[!-,.-~]*$/;
// The accent of a Greek letter, and the dot that Turkish keeps.
const DROPPED_IN_CAPITALS = /(?<=[Α-Ω])\u0301|(?<=I)\u0307/gu;
// Within ½; some readers give the slash of the keyboard.
const FRACTION_SLASH = '\u2044';
// Scripts whose glyphs do not stand in the order in which they are read.
const REORDERED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Tibetan}]/u;
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;
const PARTED_BY_SPACES =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Hangul}\p{Nd}]/u;
const NO_LETTER = /[^\p{L}\p{N}]/gu;
const MARK = /\p{M}/u;
const READABLE = /[\p{L}\p{N}\p{So}]/u;

/**
 * What only programs see: the tags of Unicode, but those of a flag; selectors of a form behind letters that have none, and
 * several in a row; operators of formulas, signs of scores and of shorthand, annotations, places that Unicode has not filled;
 * within words of letters that do not join: joiners, signs of direction and forms. Some programs read a space there.
 */
const UNJOINED = String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Nd}-]`;
const UNSEEN_LETTERS = new RegExp(
  [
    String.raw`(?<!\u{1f3f4}(?:\u{e0067}\u{e0062}[\u{e0061}-\u{e007a}]{0,3}|\u{e0067})?)[\u{e0000}-\u{e007f}]`,
    String.raw`[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\ufe00-\ufe0f\u{e0100}-\u{e01ef}][\ufe00-\ufe0f\u{e0100}-\u{e01ef}]`,
    String.raw`[\u17b4\u17b5\u2060-\u2065\u206a-\u206f\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0080}-\u{e00ff}\u{e01f0}-\u{e0fff}]`,
    String.raw`${UNJOINED}\p{M}*(?:\u034f|[\u180b-\u180f]|[\u061c\u200c-\u200f])+${UNJOINED}`,
  ].join('|'),
  'u',
);

/** The glyph of a font for what it does not have, as readers of PDFs report it. */
export const NO_GLYPH = '\0';

/**
 * A text without anything that may differ between what was written and what a PDF gives back: ligatures and other
 * compatibility forms, composition, white space, hyphens, joiners and everything else that is not seen. A style sheet
 * may set capitals (Greek ones without accents); readers do not tell them apart.
 */
export function foldText(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(UNSEEN, (character) => (character === NO_GLYPH ? character : ''))
    .toUpperCase()
    .replace(DROPPED_IN_CAPITALS, '')
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .replaceAll(FRACTION_SLASH, '/');
}

/** True when the text has letters that a line of a PDF may hold in another order than the text. */
export function isReordered(text: string): boolean {
  return REORDERED.test(text);
}

/** True when Chromium may paint a letter of a tall line at the head of a page, clipped, on the page before, too. */
export function isClippable(letter: string): boolean {
  return REORDERED.test(letter) || MARK.test(letter);
}

/** True when the text has letters that are read from right to left. */
export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** The letters and digits of a text as `foldText` has them, without what is set above and below them. */
export function foldLetters(text: string): string {
  return foldText(text).replace(NO_LETTER, '');
}

/** True when a space between two such characters parts words. */
export function isPartedBySpaces(character: string | undefined): boolean {
  return character !== undefined && PARTED_BY_SPACES.test(character);
}

/** True when there is more in the text than punctuation. */
export function isReadable(text: string): boolean {
  return READABLE.test(text);
}

/** True when programs read letters in the text that nobody sees. */
export function hasUnseenLetters(text: string): boolean {
  return UNSEEN_LETTERS.test(text);
}

/** The same characters give the same text, whatever their order. */
export function sortCharacters(text: string): string {
  return [...text].sort().join('');
}

/** A folded word without the marks that stand around it. */
export function lettersOf(folded: string): string {
  return folded.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}
