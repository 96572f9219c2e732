import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from './expected-document.ts';
import { isPartedBySpaces } from '../text/fold-text.ts';

/** So many single letters one after the other are a word that was set apart by hand, not initials. */
const LETTERS_OF_A_WORD = 5;
/** What follows the name in an e-mail address. */
const DOMAIN = /^@[\w-]+(?:\.[\w-]+)+$/;

/** Words that the document itself has in pieces, so that every reader gives the pieces back. */
export function checkSource(words: readonly ExpectedWord[]): PdfFinding[] {
  return [...spelledOut(words), ...partedAddresses(words)];
}

function spelledOut(words: readonly ExpectedWord[]): PdfFinding[] {
  const findings: PdfFinding[] = [];
  let letters = '';
  for (const { text } of [...words, { text: '' }]) {
    if ([...text].length === 1 && isPartedBySpaces(text) && !/\d/.test(text)) {
      letters += text;
      continue;
    }
    if ([...letters].length >= LETTERS_OF_A_WORD) findings.push({ kind: 'torn', text: letters });
    letters = '';
  }
  return findings;
}

function partedAddresses(words: readonly ExpectedWord[]): PdfFinding[] {
  return words.flatMap(({ text, block }, index) => {
    const name = words[index - 1];
    if (!DOMAIN.test(text) || name?.block !== block) return [];
    return [{ kind: 'torn', text: `${name.text} ${text}` }];
  });
}
