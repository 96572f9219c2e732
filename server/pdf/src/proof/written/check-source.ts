import type { PdfFinding } from '@sastre/shared-contracts/api';
import { isEnglishWord } from '../../text/english-words.ts';
import { ADDRESS } from '../expected/contact.rules.ts';
import { parted, torn } from './in-pieces.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { foldText, isPartedBySpaces, lettersOf } from '../../text/fold-text.ts';

/** A sign that is none of the hyphens, where one should stand: no program joins what it parts. */
const SIGN_AT_END = /\p{Ll}(?![+<>|])[\p{Sm}\p{Sk}\p{Pc}]$/u;
/** Shorter ones are parts of many words. */
const LEAST_WORD = 3;
/** So many figures by themselves are a number that was set apart. */
const FIGURES_OF_A_NUMBER = 7;
/** An address as far as the name, as far as the @, and what follows these. */
const NAME = /[\w.+-]$/;
const NAME_AND_AT = /^[\w.+-]+@(?:[\w-]+\.)?$/;
const DOMAIN = /^@[\w-]+(?:\.[\w-]+)+$/;
const HOST = /^[\w-]+(?:\.[\w-]+)+/;
const LAST_OF_HOST = /^[a-z]{2,}(?:\.[a-z]{2,})?[.,;]?$/;

/** Words that the document itself has in pieces, so that every reader gives the pieces back. */
export function checkSource(words: readonly ExpectedWord[]): PdfFinding[] {
  return [
    ...figuresApart(words),
    ...partedAddresses(words),
    ...brokenByHand(words),
    ...partedByNothing(words),
    ...turnedRound(words),
  ];
}

/** A number of which each figure is a word, whatever elements they stand in. */
function figuresApart(words: readonly ExpectedWord[]): PdfFinding[] {
  const findings: PdfFinding[] = [];
  let figures: string[] = [];
  for (const { text } of [...words, { text: '' }]) {
    if (/^(?:\d|\+\d{1,3})$/.test(text)) {
      figures.push(text);
      continue;
    }
    if (figures.length >= FIGURES_OF_A_NUMBER) findings.push(parted(...figures));
    figures = [];
  }
  return findings;
}

/** The two parts of an address as two words, whatever elements they stand in. */
function partedAddresses(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text }, index) => {
    const before = words[index - 1]?.text ?? '';
    const after = words[index + 1]?.text ?? '';
    if (DOMAIN.test(text) && NAME.test(before)) return [parted(before, text)];
    if (text === '@' && NAME.test(before) && HOST.test(after)) return [parted(before, text, after)];
    if (!NAME_AND_AT.test(text)) return [];
    const goesOn = text.endsWith('@') ? HOST : LAST_OF_HOST;
    return goesOn.test(after) ? [parted(text, after)] : [];
  });
}

/**
 * A line break of the document within a word: what stands before and behind it are small letters without white space, and
 * the two together are a word that is known, or that the document has elsewhere.
 */
function brokenByHand(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text, folded, lineBreak }, index) => {
    const next = words[index + 1];
    if (lineBreak !== 'glued' || !next) return [];
    if (SIGN_AT_END.test(text) && /^\p{Ll}/u.test(next.text)) return [torn(text, next.text)];
    const isWord = (both: string) =>
      words.some((word) => word.folded === both) || isEnglishWord(both);
    const goesOn = ADDRESS.test(text)
      ? !/[/.]$/.test(text) && /^[\w/.-]/.test(next.text)
      : /\p{Ll}$/u.test(text) &&
        /^\p{Ll}/u.test(next.text) &&
        isWord(lettersOf(folded) + lettersOf(next.folded));
    return goesOn || isHyphenated(text, next.text, isWord) ? [torn(text, next.text)] : [];
  });
}

const HYPHEN_AT_END = /(\p{L}*\p{Ll})-$/u;
/** What goes on behind a hyphen that stands for the end of another word: "Ein- und Ausgabe", "pre- and postgraduate". */
const LEFT_OPEN =
  /^(?:and|or|to|und|oder|bis|sowie|et|ou|y|e|o|u|en|of|og|eller|och|i|lub|a|nebo|alebo|ja|tai|și|sau|és|vagy)$/u;

/**
 * Hyphenated by hand, as what is pasted out of a PDF: some programs join both parts and others do not. What both make is a
 * word that is known, or one of them is none by itself.
 */
function isHyphenated(text: string, next: string, isWord: (folded: string) => boolean): boolean {
  const before = HYPHEN_AT_END.exec(text)?.[1];
  const after = /^\p{Ll}+/u.exec(next)?.[0];
  if (before === undefined || after === undefined || LEFT_OPEN.test(after)) return false;
  const [one, other] = [foldText(before), foldText(after)];
  return isWord(one + other) || !isEnglishWord(one) || !isEnglishWord(other);
}

/** What is not seen, and is no hyphen either. */
const NOTHING = /(?!\u00ad)\p{Default_Ignorable_Code_Point}+/u;
/** A letter of Braille without a dot, or of Hangul without a stroke: it looks like a space, and programs read a letter. */
const NO_SPACE = /[\p{L}\p{N}][\u2800\u3164\uffa0\u115f]+[\p{L}\p{N}]/u;

/** Words that only a sign without a width parts: everybody sees one word, and programs read one. */
function partedByNothing(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text }): PdfFinding[] => {
    const parts = text.split(NOTHING);
    const isGlued = parts.some((part, at) => {
      const before = parts[at - 1];
      return before !== undefined && areWords(before, part, words);
    });
    return isGlued || NO_SPACE.test(text) ? [{ kind: 'words', text }] : [];
  });
}

/** Signs that set all that follows from right to left, or from left to right, whatever its letters say. */
const SETS_LEFTWARDS = '\u202e';
const SETS_RIGHTWARDS = /\u202d.*\p{L}|\p{L}.*\u202d/u;
const SIGNS_OF_DIRECTION = /[\u202a-\u202e\u2066-\u2069]/g;

/** What is stored in another order than it is seen, in every program that shows it. */
function turnedRound(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text, directed = text }): PdfFinding[] => {
    const isTurned = directed.includes(SETS_LEFTWARDS) || SETS_RIGHTWARDS.test(directed);
    return isTurned ? [{ kind: 'order', text: text.replace(SIGNS_OF_DIRECTION, '') }] : [];
  });
}

/** Both begin with a capital, or both are words that are known and what they make is none. */
function areWords(one: string, other: string, words: readonly ExpectedWord[]): boolean {
  if (!isPartedBySpaces(one.at(-1)) || !isPartedBySpaces(other.at(0))) return false;
  if (/\p{Ll}$/u.test(one) && /^\p{Lu}\p{Ll}/u.test(other)) return true;
  const [before, after] = [lettersOf(foldText(one)), lettersOf(foldText(other))];
  const isWord = (part: string) =>
    part.length >= LEAST_WORD &&
    (isEnglishWord(part) || words.some(({ folded }) => folded === part));
  return isWord(before) && isWord(after) && !isWord(before + after);
}
