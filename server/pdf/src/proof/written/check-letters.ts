import type { PdfFinding } from '@sastre/shared-contracts/api';
import { foldText, isPartedBySpaces, isRightToLeft, lettersOf } from '../../text/fold-text.ts';
import { isEnglishWord } from '../../text/english-words.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';

/** So many single letters one after the other are a word that was set apart by hand, not initials. */
const LETTERS_OF_A_WORD = 5;
/** Fewer are one only where they stand beside each other and what they make is known. */
const LEAST_LETTERS = 3;
/** So many of them that a wide space parts are, whatever they make. */
const LETTERS_APART = 4;
/** Between signs so many are one, whatever they make. */
const LETTERS_BETWEEN_SIGNS = 7;
/** Between full stops and hyphens, where abbreviations stand, it takes so many: "S.M.A.R.T". */
const LETTERS_BETWEEN_STOPS = 6;
/** Many words of Korean are a single character. */
const SYLLABLE = /\p{Script=Hangul}/u;
/** What is known by its initials, and looked for as one word. */
const INITIALS = /^(?:api|aws|cad|css|erp|gcp|gis|html|ios|java|json|php|sap|seo|sql|xml)$/;
/** Single letters with one and the same sign between them. */
const BETWEEN_SIGNS =
  /^\p{L}\p{M}*([·•∙⋅‧・.,\-\u2010-\u2015_|/*~:])\p{L}\p{M}*(?:\1\p{L}\p{M}*)+\.?$/u;

const SIGNS_WITHIN = /\p{L}[^\p{L}\p{M}]\p{L}/u;

/** Words whose letters stand apart: everybody sees a word, and programs read single letters. */
export function checkLetters(words: readonly ExpectedWord[]): PdfFinding[] {
  const whole = words.filter(({ text }) => !SIGNS_WITHIN.test(text));
  const isKnown = (folded: string) =>
    INITIALS.test(folded) || whole.some((word) => lettersOf(word.folded) === folded);
  return [
    ...runsOf(words)
      .filter((run) => isWord(run, isKnown))
      .map((run) => spaced(run.map(({ text }) => text).join(' '))),
    ...words.filter(({ text }) => isBetweenSigns(text, isKnown)).map(({ text }) => spaced(text)),
  ];
}

/** Words of one letter, one after the other. */
function runsOf(words: readonly ExpectedWord[]): ExpectedWord[][] {
  const runs: ExpectedWord[][] = [];
  let open: ExpectedWord[] = [];
  for (const word of words) {
    if ([...word.text].length === 1 && isLetterAlone(word.text)) open.push(word);
    else if (open.length > 0) {
      runs.push(open);
      open = [];
    }
  }
  return [...runs, open].filter(({ length }) => length >= LEAST_LETTERS);
}

function isWord(run: readonly ExpectedWord[], isKnown: (folded: string) => boolean): boolean {
  const letters = run.map(({ text }) => text).join('');
  const folded = foldText(letters);
  if (run.length >= LETTERS_OF_A_WORD) return !areOnlyListed(letters, isKnown);
  if (run.some(({ block }) => block !== run[0]?.block)) return false;
  if (isKnown(folded)) return true;
  const isWide = run.slice(1).every((word) => word.behindWide === true);
  if (run.length < LETTERS_APART) return isWide && isEnglishWord(folded);
  return (isWide || isEnglishWord(folded)) && !areOnlyListed(letters, isKnown);
}

function isBetweenSigns(text: string, isKnown: (folded: string) => boolean): boolean {
  const sign = BETWEEN_SIGNS.exec(text)?.[1];
  if (sign === undefined) return false;
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '');
  const count = [...letters.normalize()].length;
  if (count < (/[.-]/.test(sign) ? LETTERS_BETWEEN_STOPS : LETTERS_APART)) return false;
  const folded = foldText(letters);
  if (isKnown(folded) || isEnglishWord(folded)) return true;
  const isLong = count >= LETTERS_BETWEEN_SIGNS && !(sign === '.' && text.endsWith('.'));
  return isLong && !areOnlyListed(letters, isKnown);
}

/** Grades, whichever comes first. */
const GRADES = /^[A-F]+$/;
const LATIN = /^\p{Script=Latin}+$/u;
const VOWEL = /[aeiouyæøœıəɛɔ]/;

/**
 * Letters that stand for themselves, as classes of a licence or grades do: in the order of the alphabet, or such as no word
 * has. What they make is no word that is known, or that the document has elsewhere.
 */
function areOnlyListed(letters: string, isKnown: (folded: string) => boolean): boolean {
  const folded = foldText(letters);
  if (!LATIN.test(letters)) return false;
  if (isEnglishWord(folded) || isKnown(folded)) return false;
  const isOneCase = letters === letters.toUpperCase() || letters === letters.toLowerCase();
  const isInOrder = isOneCase && [...folded].sort().join('') === folded;
  return isInOrder || GRADES.test(letters) || !VOWEL.test(folded);
}

function isLetterAlone(text: string): boolean {
  if (/\d/.test(text) || SYLLABLE.test(text)) return false;
  return isPartedBySpaces(text) || isRightToLeft(text);
}

function spaced(text: string): PdfFinding {
  return { kind: 'spaced', text };
}
