import type { PdfFinding } from '@sastre/shared-contracts/api';
import { isEnglishWord } from '../../text/english-words.ts';
import type { ExpectedWord } from '../expected/expected-document.ts';
import type { WordGlyphs } from '../letters/word-glyphs.ts';

/** How much larger than the text it begins. */
const LARGER = 1.5;
const CAPITAL = /^\p{Lu}$/u;
const GOES_ON = /^\p{Ll}/u;

/**
 * Words whose first letter is set large in a box of its own: everybody sees the word, and every reader gives the letter and
 * the rest. What both make is a word that is known, or that the document has elsewhere, and the rest is none: a letter of a
 * name over a text is no beginning of it.
 */
export function checkInitials(
  words: readonly ExpectedWord[],
  glyphs: readonly (WordGlyphs | undefined)[],
): PdfFinding[] {
  const isWord = (folded: string) =>
    isEnglishWord(folded) || words.some((word) => lettersOf(word) === folded);
  return words.flatMap((word, index): PdfFinding[] => {
    const next = words[index + 1];
    if (!next || next.block === word.block) return [];
    if (!CAPITAL.test(word.text) || !GOES_ON.test(next.text)) return [];
    const [initial, rest] = [glyphs[index]?.[0], glyphs[index + 1]?.[0]];
    if (!initial || !rest || initial.page !== rest.page) return [];
    if (initial.size < LARGER * rest.size) return [];
    if (!isWord(word.folded + lettersOf(next)) || isEnglishWord(lettersOf(next))) return [];
    return [{ kind: 'parted', text: `${word.text} ${next.text}`, page: initial.page }];
  });
}

function lettersOf({ folded }: ExpectedWord): string {
  return folded.replace(/[^\p{L}]+$/u, '');
}
