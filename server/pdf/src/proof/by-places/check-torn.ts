import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../../glyphs/glyph.ts';
import { isApart, isBeside, isOnOtherLine } from '../letters/glyph-runs.rules.ts';
import { LEAST_CONTRAST } from './check-visible.ts';
import { ADDRESS, EMAIL } from '../expected/contact.rules.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { numbersIn, phonesIn, type PhoneWords } from '../expected/phones.rules.ts';
import type { PlacedLetters } from '../letters/placed-letters.ts';
import { isUnspaced, isUnspacedLetter, mayEndWithin } from '../expected/unspaced-words.rules.ts';
import type { WordGlyphs } from '../letters/word-glyphs.ts';

/** Between these, lines may end everywhere. */
/** Whoever copies an address gets these, too. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u;
const PUNCTUATION = /[\p{P}\p{S}\u00ad]/u;
/** What a style sheet may set where a word goes on below; other signs only where the word has them. */
const HYPHEN = /[\p{Pd}\u00ad]/u;

/**
 * Words that the end of a line tears: in an e-mail address or a telephone number nowhere a line may end, in another
 * address only after `/` and `.`, in a name not at its own hyphens, in a word only after a hyphen or another mark.
 */
export function checkTorn(
  words: readonly ExpectedWord[],
  { glyphs, joints }: Pick<PlacedLetters, 'glyphs' | 'joints'>,
  all: readonly Glyph[],
): PdfFinding[] {
  const phones = phonesIn(words);
  const findings: PdfFinding[] = [];
  words.forEach((word, index) => {
    const { text } = word;
    const own = glyphs[index];
    if (EMAIL.test(text) && HIDDEN.test(text)) {
      findings.push({ kind: 'parted', text, page: own?.[0]?.page });
      return;
    }
    if (!own || phones.some(({ first, last }) => index >= first && index <= last)) return;
    const isContact = EMAIL.test(text) || ADDRESS.test(text);
    const page =
      tornOn(own, all, mayEndAfter(word), isContact ? [] : (joints[index] ?? [])) ??
      tornUnspaced(text, own);
    if (page !== undefined) findings.push({ kind: 'torn', text, page });
    else if (isContact && hasGap(own, all))
      findings.push({ kind: 'parted', text, page: own[0]?.page });
  });
  for (const { first, last, text } of phones) {
    const own = glyphs.slice(first, last + 1).flatMap((part) => part ?? []);
    const isBroken = words.slice(first, last).some(({ lineBreak }) => lineBreak !== undefined);
    const page = isBroken ? own[0]?.page : tornOn(own, all, () => false);
    const apart = own.find((one, at) => isFarFrom(own[at - 1], one))?.page;
    if (isBroken || page !== undefined) findings.push({ kind: 'torn', text, page });
    else if (apart !== undefined) findings.push({ kind: 'parted', text, page: apart });
  }
  return [...findings, ...checkNumbers([...phones, ...numbersIn(words)], glyphs)];
}

/** Numbers run from left to right in any script: their groups do not go back. */
function checkNumbers(
  written: readonly PhoneWords[],
  glyphs: PlacedLetters['glyphs'],
): PdfFinding[] {
  const numbers = written.flatMap(({ first, last, text }) => {
    const own = glyphs.slice(first, last + 1).flatMap((part) => part ?? []);
    const goesBack = own.some((glyph, at) => isBehind(own[at - 1], glyph));
    return goesBack ? [{ kind: 'order', text, page: own[0]?.page }] : [];
  });
  return [...new Map(numbers.map((one) => [one.text, one])).values()];
}

/** The page on which a line ends within a word of a script that parts none, which dictionaries tell. */
function tornUnspaced(text: string, own: WordGlyphs): number | undefined {
  if (!isUnspaced(text)) return undefined;
  return own.find((glyph, at) => {
    const last = own[at - 1];
    if (!last || !last.isUpright || !glyph.isUpright || !isOnOtherLine(last, glyph)) return false;
    return !mayEndWithin(text, at, own.length);
  })?.page;
}

/** The page on which a line ends within the word where it may not. */
function tornOn(
  own: WordGlyphs,
  all: readonly Glyph[],
  mayEnd: (before: string, after: string) => boolean,
  joints: readonly number[] = [],
): number | undefined {
  for (let at = 1; at < own.length; at += 1) {
    if (joints.includes(at)) continue;
    const last = own[at - 1];
    const next = own[at];
    if (!last || !next || last === next) continue;
    if (!last.isUpright || !next.isUpright || !isOnOtherLine(last, next)) continue;
    if (!mayEnd(endOfLine(last, all), next.text)) return last.page;
  }
  return undefined;
}

/** What stands behind the last letter of a line: a hyphen, or the letter itself. One that is not seen is none. */
function endOfLine(last: Glyph, all: readonly Glyph[]): string {
  const signs = all.filter(
    (glyph) =>
      glyph.contrast >= LEAST_CONTRAST &&
      PUNCTUATION.test(glyph.text) &&
      (glyph === last || isBeside(glyph, last)),
  );
  // of a soft hyphen that another sign stands for the place is told, too
  const drawn = signs.find(({ ink }) => ink.isGuess !== true) ?? signs[0];
  return drawn?.text ?? last.text;
}

/** True when a part of an address stands apart from the part before, or left of it; hyphens are none of its letters. */
function hasGap(own: WordGlyphs, all: readonly Glyph[]): boolean {
  return own.some((glyph, at) => {
    const before = own[at - 1];
    if (!before || before === glyph || isOnOtherLine(before, glyph)) return false;
    if (isBehind(before, glyph)) return true;
    return (
      isApart(before, glyph) && !all.some((one) => isBeside(one, before) && isBeside(one, glyph))
    );
  });
}

/** More than the groups of a number have between them, in ems. */
const FAR = 2;

function isFarFrom(before: Glyph | undefined, glyph: Glyph): boolean {
  if (!before || before === glyph || isOnOtherLine(before, glyph)) return false;
  return glyph.advance.left - before.advance.right > FAR * glyph.size;
}

/** True when a character of an address or a number, which run from left to right in any script, goes back. */
function isBehind(before: Glyph | undefined, glyph: Glyph): boolean {
  if (!before || before === glyph || isOnOtherLine(before, glyph)) return false;
  return (before.advance.left + before.advance.right) / 2 > glyph.advance.right;
}

/**
 * After which characters of a word a line may end. Behind a hyphen of its own some programs join the lines without it: of
 * words in a text that are still found, an address or a name is another one.
 */
function mayEndAfter({ text, isName }: ExpectedWord): (before: string, after: string) => boolean {
  if (EMAIL.test(text)) return () => false;
  if (ADDRESS.test(text)) return (before) => /[/.]/.test(before);
  const isOwn = (sign: string) => sign === '-' && isName === true && text.includes(sign);
  return (before, after) =>
    (HYPHEN.test(before) && !isOwn(before)) ||
    (PUNCTUATION.test(before) && !isOwn(before) && text.includes(before)) ||
    [before, after].some(isUnspacedLetter);
}
