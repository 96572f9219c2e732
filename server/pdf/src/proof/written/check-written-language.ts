import { languageShares } from '@sastre/languages';
import { LANGUAGES, type PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedDocument, ExpectedWord } from '../expected/expected-document.ts';
import { nearerLanguage } from './near-languages.rules.ts';

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

/** Parts of a document that are written in another language than they state, and a document whose headings are. */
export function checkWrittenLanguage(
  { lang, words }: ExpectedDocument,
  root: string,
): PdfFinding[] {
  const own = (lang ?? root).toLowerCase();
  const parts = Map.groupBy(words, (word) => word.lang?.toLowerCase() ?? own);
  const wrong = [...parts].flatMap(([stated, part]) => (isOtherwise(stated, part) ? [stated] : []));
  if (isSetOver(own, words, wrong)) wrong.push(own);
  return wrong.map((text) => ({ kind: 'language', text }));
}

function isOtherwise(stated: string, part: readonly ExpectedWord[]): boolean {
  const text = linesOf(part);
  if (lettersIn(text) < leastLetters(text)) return false;
  if (nearerLanguage(primaryOf(stated), writtenIn(part)) !== undefined) return true;
  const [found, share = 0] = languageShares(text)[0] ?? [];
  return found !== undefined && share >= SURE_SHARE && !isAlike(stated, found);
}

/** A document may be in these because nothing else is offered for the language of its texts. */
const OFFERED_FIRST: readonly string[] = LANGUAGES;
/** Of all letters; more of them is a text of its own. */
const MOST_OF_HEADINGS = 1 / 3;
/** So often a document goes from its own language to another one and back; a letter behind a CV does it once. */
const LEAST_SWITCHES = 5;

/** True when headings and months are in a language that was chosen, and what stands between them says that it is in another. */
function isSetOver(own: string, words: readonly ExpectedWord[], wrong: readonly string[]): boolean {
  if (OFFERED_FIRST.includes(primaryOf(own)) || wrong.length > 0) return false;
  const isOwn = words.map((word) => primaryOf(word.lang?.toLowerCase() ?? own) === primaryOf(own));
  const switches = isOwn.filter((one, at) => at > 0 && one !== isOwn[at - 1]).length;
  const text = linesOf(words.filter((_, at) => isOwn[at] === false));
  const headings = lettersIn(linesOf(words.filter((_, at) => isOwn[at] === true)));
  if (switches < LEAST_SWITCHES || lettersIn(text) < leastLetters(text)) return false;
  return headings < MOST_OF_HEADINGS * (headings + lettersIn(text));
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/;
const MOST_OF_DATES = 8;
const IN_BRACKETS = /\([^)]*\)/g;

/** What its person wrote: no headings of sections, dates or levels, which are in the language that was chosen. */
function writtenIn(part: readonly ExpectedWord[]): string {
  return [...Map.groupBy(part, ({ block }) => block).values()]
    .filter(([first]) => first?.isTitle !== true)
    .map((line) => line.map(({ text }) => text))
    .filter((line) => line.length > MOST_OF_DATES || !line.some((word) => YEAR.test(word)))
    .map((line) => line.join(' ').replace(IN_BRACKETS, ' '))
    .join('\n');
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
  const primary = primaryOf(stated);
  return (
    primary === found || ALIKE.some((group) => group.includes(primary) && group.includes(found))
  );
}

function primaryOf(language: string): string {
  return language.split('-')[0] ?? '';
}
