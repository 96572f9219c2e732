import { languageShares } from '@sastre/languages';
import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedDocument, ExpectedWord } from './expected-document.ts';

/** In fewer letters languages are told apart by chance. */
const LEAST_LETTERS = 100;
/** So much of what could be told must be in the other language. */
const SURE_SHARE = 0.7;
/** Languages that are written so alike that nobody should be warned of one for the other. */
const ALIKE = [
  ['nb', 'nn', 'no', 'da'],
  ['hr', 'bs', 'sr', 'sh'],
  ['id', 'ms'],
  ['cs', 'sk'],
];

/** Parts of a document that are written in another language than they state. */
export function checkWrittenLanguage(
  { lang, words }: ExpectedDocument,
  root: string,
): PdfFinding[] {
  const parts = Map.groupBy(words, (word) => (word.lang ?? lang ?? root).toLowerCase());
  return [...parts].flatMap(([stated, part]): PdfFinding[] => {
    const text = linesOf(part);
    if ((text.match(/\p{L}/gu)?.length ?? 0) < leastLetters(text)) return [];
    const [found, share = 0] = languageShares(text)[0] ?? [];
    if (found === undefined || share < SURE_SHARE || isAlike(stated, found)) return [];
    return [{ kind: 'language', text: stated }];
  });
}

/** One of these says about as much as three letters. */
function leastLetters(text: string): number {
  const isDense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
  return isDense.test(text) ? LEAST_LETTERS / 3 : LEAST_LETTERS;
}

function linesOf(words: readonly ExpectedWord[]): string {
  return [...Map.groupBy(words, ({ block }) => block).values()]
    .map((line) => line.map(({ text }) => text).join(' '))
    .join('\n');
}

function isAlike(stated: string, found: string): boolean {
  const [primary = ''] = stated.split('-');
  return (
    primary === found || ALIKE.some((group) => group.includes(primary) && group.includes(found))
  );
}
