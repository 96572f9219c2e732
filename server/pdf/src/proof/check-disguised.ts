import type { PdfFinding } from '@sastre/shared-contracts/api';
import { hasUnseenLetters } from '../text/fold-text.ts';
import type { ExpectedDocument } from './expected-document.ts';

/** Letters of formulas, in circles and in boxes: bold, italic and others, each a character of its own. */
const OF_FORMULAS = /[\u24b6-\u24e9\u{1d400}-\u{1d7cb}\u{1f110}-\u{1f189}]/gu;
/** Small capitals and raised letters of phonetics. */
const OF_PHONETICS =
  /[\u0262\u026a\u0274\u0280\u028f\u0299\u029c\u029f\u1d00-\u1d6a\ua730\ua731]/gu;
const LEAST_OF_FORMULAS = 2;
const LEAST_OF_PHONETICS = 3;

/** What is found of a word, and the word as the document has it. */
type Disguised = PdfFinding & { word: string };

/**
 * Words in letters that look like those of the alphabet and are others: a person reads them, a search does not find them. Of
 * letters that nobody sees it is the other way round: they are told by their numbers in the word that they stand in, and
 * between two words where they stand alone. `places` say where each word is.
 */
export function checkDisguised(
  { words, unseen }: Pick<ExpectedDocument, 'words' | 'unseen'>,
  places: readonly ({ page: number } | undefined)[] = [],
): Disguised[] {
  const told = (text: string, word: string, at: number): Disguised => {
    const page = (places[at] ?? places[at - 1])?.page;
    return { kind: 'words', text, word, ...(page !== undefined && { page }) };
  };
  const within = words.flatMap(({ text }, at) => {
    if (hasUnseenLetters(text)) return [told(withNumbers(text), text, at)];
    const isDisguised =
      (text.match(OF_FORMULAS)?.length ?? 0) >= LEAST_OF_FORMULAS ||
      (text.match(OF_PHONETICS)?.length ?? 0) >= LEAST_OF_PHONETICS;
    return isDisguised ? [told(text, text, at)] : [];
  });
  const alone = unseen.map(({ text, at }) => {
    const around = [words[at - 1]?.text, text, words[at]?.text].filter(
      (part) => part !== undefined,
    );
    return told(around.map(withNumbers).join(' '), text, at);
  });
  return [...within, ...alone];
}

const NOT_SEEN = /\p{Default_Ignorable_Code_Point}+/gu;

const SOFT_HYPHEN = /\u00ad/g;

/** A text with the number of the first of characters that nobody sees in their place. */
function withNumbers(text: string): string {
  return text.replace(SOFT_HYPHEN, '').replace(NOT_SEEN, (characters) => {
    const [first = '', ...more] = characters;
    const number = (first.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `[U+${number}${more.length > 0 ? '…' : ''}]`;
  });
}
