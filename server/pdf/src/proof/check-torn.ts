import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../glyphs/glyph.ts';
import { isOnOtherLine } from './glyph-runs.rules.ts';
import type { WordSpan } from './align-words.ts';
import type { ExpectedWord } from './expected-document.ts';
import { LEAST_CONTRAST } from './check-visible.ts';
import { phonesIn } from './phones.rules.ts';

/** Words, where each was read, and the character at each place of what was read. */
export interface ReadWords {
  words: readonly ExpectedWord[];
  spans: readonly (WordSpan | undefined)[];
  glyphAt(at: number): Glyph | undefined;
  /** The one read before, whether it is a letter or not. */
  glyphBefore(glyph: Glyph): Glyph | undefined;
}

const EMAIL = /\S@\S+\.\S/;
const ADDRESS =
  /:\/\/|^www\.|^[\w-]+(?:\.[\w-]+)+\/|^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|de|es|eu)$/i;
/** Between these, lines may end everywhere. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Whoever copies an address gets these, too. */
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u;
const PUNCTUATION = /[\p{P}\p{S}\u00ad]/u;

/**
 * Words that the end of a line tears: in an e-mail address or a telephone number nowhere a line may end, in another
 * address only after `/`, `.` and `-`, in a word only after a hyphen or another mark.
 */
export function checkTorn(read: ReadWords): PdfFinding[] {
  const phones = phonesIn(read.words);
  const findings: PdfFinding[] = [];
  read.words.forEach((word, index) => {
    const span = read.spans[index];
    if (EMAIL.test(word.text) && HIDDEN.test(word.text)) {
      findings.push({ kind: 'torn', text: word.text, page: span && read.glyphAt(span.from)?.page });
      return;
    }
    if (!span || phones.some(({ first, last }) => index >= first && index <= last)) return;
    const page = tornOn(read, span, mayEndAfter(word.text), word.joints);
    if (page !== undefined) findings.push({ kind: 'torn', text: word.text, page });
  });
  for (const { first, last, text } of phones) {
    const from = read.spans[first]?.from;
    const to = read.spans[last]?.to;
    if (from === undefined || to === undefined) continue;
    const page = tornOn(read, { from, to }, () => false);
    if (page !== undefined) findings.push({ kind: 'torn', text, page });
  }
  return findings;
}

/** The page on which a line ends within the span where it may not. */
function tornOn(
  { glyphAt, glyphBefore }: ReadWords,
  { from, to }: WordSpan,
  mayEnd: (before: string, after: string) => boolean,
  joints: readonly number[] = [],
): number | undefined {
  for (let at = from + 1; at < to; at += 1) {
    if (joints.includes(at - from)) continue;
    const last = glyphAt(at - 1);
    const next = glyphAt(at);
    if (!last || !next || last === next) continue;
    if (!last.isUpright || !next.isUpright || !isOnOtherLine(last, next)) continue;
    const before = glyphBefore(next);
    // a hyphen that is not seen is none
    const isSeen = before !== undefined && before.contrast >= LEAST_CONTRAST;
    if (!mayEnd(isSeen ? before.text : '', next.text)) return last.page;
  }
  return undefined;
}

/** After which characters of a word a line may end. */
function mayEndAfter(word: string): (before: string, after: string) => boolean {
  if (EMAIL.test(word)) return () => false;
  if (ADDRESS.test(word))
    return (before) => /[/.]/.test(before) || (before === '-' && word.includes('-'));
  return (before, after) =>
    PUNCTUATION.test(before) || UNSPACED.test(before) || UNSPACED.test(after);
}
