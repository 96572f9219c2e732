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

/**
 * Words in letters that look like those of the alphabet and are others: a person reads them, a search does not find them. Of
 * letters that nobody sees it is the other way round.
 */
export function checkDisguised({
  words,
  unseen,
}: Pick<ExpectedDocument, 'words' | 'unseen'>): PdfFinding[] {
  const texts = [...words.map(({ text }) => text), ...unseen];
  return texts.flatMap((text): PdfFinding[] => {
    const isDisguised =
      hasUnseenLetters(text) ||
      (text.match(OF_FORMULAS)?.length ?? 0) >= LEAST_OF_FORMULAS ||
      (text.match(OF_PHONETICS)?.length ?? 0) >= LEAST_OF_PHONETICS;
    return isDisguised ? [{ kind: 'words', text }] : [];
  });
}
