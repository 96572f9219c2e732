import { oncePerText } from '@sastre/shared-once';
import { createRequire } from 'node:module';
import type * as Detector from './detector.ts';

const NOISE =
  /https?:\/\/\S+|www\.\S+|\S+@\S+|[\p{Script=Latin}\p{N}]*\p{N}[\p{Script=Latin}\p{N}]*/gu;
/** Scripts of one language each, where kana go before the characters that they stand among. */
const SCRIPTS: readonly [script: RegExp, language: string][] = [
  [/\p{Script=Hangul}/gu, 'ko'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Han}/gu, 'zh'],
];
const EASTERN = /[\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/gu;
/** What is read at a time; the library looks no further. */
const PIECE = 300;
/** Pieces of a long text, spread over it: a job held or a skill list may be in another language than the rest. */
const MOST_PIECES = 12;
/** Characters beyond which only slices are read. */
const LONGEST = 24_000;
const FEWEST_WORDS = 3;
/** Below so many words, near languages are told apart by chance. */
const SURE_WORDS = 6;
const LEAST_LEAD = 0.03;
const LEAST_SCORE = 0.45;
/** Pieces whose language is remembered: some hundred people at their CVs. */
const MOST_HEARD = 5_000;

/** Which words, in lower case, say nothing of the language around them: names of tools, for instance. */
export type IsNoWord = (word: string) => boolean;

/**
 * The languages of a text (ISO 639-1), each with its part of what could be told, 0 to 1, the largest first; none when there is
 * too little of it to tell.
 */
export function languageShares(text: string, isNoWord: IsNoWord = () => false): [string, number][] {
  const weights = new Map<string, number>();
  for (const piece of piecesOf(text, isNoWord)) {
    const { language, letters } = heardIn(piece);
    if (language !== undefined) weights.set(language, (weights.get(language) ?? 0) + letters);
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return [...weights]
    .map(([language, weight]): [string, number] => [language, weight / all])
    .toSorted(([, one], [, other]) => other - one);
}

/** Of a text in several languages, the part that has to be in one of them for it to be that text's. */
const CLEAR_SHARE = 2 / 3;

/** The language that a text is clearly in (ISO 639-1); undefined when there is too little of it, or no language is most of it. */
export function clearLanguage(text: string): string | undefined {
  const [language, share = 0] = languageShares(text)[0] ?? [];
  return share >= CLEAR_SHARE ? language : undefined;
}

/** One job text is asked for its language by many rules, and from one save of a CV to the next most of it stays. */
const heardIn = oncePerText(MOST_HEARD, (piece) => ({
  language: languageOfPiece(piece),
  letters: lettersIn(piece),
}));

function languageOfPiece(piece: string): string | undefined {
  const eastern = piece.match(EASTERN)?.length ?? 0;
  // Three letters of the Latin alphabet say about as much as one of these.
  if (eastern * 3 > lettersIn(piece) - eastern)
    return SCRIPTS.find(([script]) => (piece.match(script)?.length ?? 0) * 10 > eastern)?.[1];
  const count = piece.split(' ').length;
  // Languages that put no spaces between words, and those with an alphabet of their own, need fewer.
  if (/^[\p{Script=Latin}\P{L}]*$/u.test(piece) && count < FEWEST_WORDS) return undefined;
  const result = detector().detect(piece);
  const [first = 0, second = 0] = Object.values(result.getScores());
  if (result.language === '' || first < LEAST_SCORE || isWrittenOtherwise(piece, result.language))
    return undefined;
  return count < SURE_WORDS && first - second < LEAST_LEAD ? undefined : result.language;
}

/** Cyrillic letters, in lower case, that a language of the library is written in. */
const ALPHABETS: Partial<Record<string, RegExp>> = {
  be: /[абвгґдеёжзійклмнопрстуўфхцчшыьэюя]/gu,
  bg: /[абвгдежзийклмнопрстуфхцчшщъьюяѝ]/gu,
  ru: /[а-яё]/gu,
  sr: /[абвгдђежзијклљмнњопрстћуфхцчџш]/gu,
  uk: /[абвгґдеєжзиіїйклмнопрстуфхцчшщьюя]/gu,
};
/** Foreign letters of a name or a quotation; beyond that part of all it is another language, which the library may not know. */
const MOST_FOREIGN = 0.04;

/** Kazakh or Mongolian is told as Ukrainian or Russian by the library, which knows neither. */
function isWrittenOtherwise(piece: string, language: string): boolean {
  const alphabet = ALPHABETS[language];
  if (alphabet === undefined) return false;
  const letters =
    piece
      .normalize()
      .toLowerCase()
      .match(/\p{Script=Cyrillic}/gu)
      ?.join('') ?? '';
  const foreign = letters.length - (letters.match(alphabet)?.length ?? 0);
  return foreign > letters.length * MOST_FOREIGN;
}

let loaded: typeof Detector | undefined;

function detector() {
  loaded ??= createRequire(import.meta.url)('./detector.ts') as typeof Detector;
  return loaded.eld;
}

function piecesOf(text: string, isNoWord: IsNoWord): string[] {
  const pieces: string[] = [];
  let piece = '';
  let wasOther = false;
  for (const line of linesOf(sampleOf(text), isNoWord)) {
    const isFull = piece.length + line.length > PIECE;
    const isOther = isInOther(line);
    if (piece !== '' && (isFull || isOther !== wasOther)) {
      pieces.push(piece);
      piece = '';
    }
    piece = piece === '' ? line : `${piece} ${line}`;
    wasOther = isOther;
  }
  if (piece !== '') pieces.push(piece);
  const step = Math.max(1, pieces.length / MOST_PIECES);
  return pieces.filter((_piece, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
}

const LATIN = /\p{Script=Latin}/gu;

/** Mostly in an alphabet of its own, as Arabic: beside it a guess would hear nothing of what is written in Latin letters. */
function isInOther(text: string): boolean {
  const known = (text.match(LATIN)?.length ?? 0) + (text.match(EASTERN)?.length ?? 0);
  return known * 2 < lettersIn(text);
}

/** Slices all over a very long text. */
function sampleOf(text: string): string {
  if (text.length <= LONGEST) return text;
  const stride = text.length / MOST_PIECES;
  const slices = [...Array(MOST_PIECES).keys()].map((at) => Math.floor(at * stride));
  return slices.map((from) => text.slice(from, from + LONGEST / MOST_PIECES)).join('\n');
}

/** Lines without what is the same in every language: addresses, numbers, abbreviations, names of tools. */
function linesOf(text: string, isNoWord: IsNoWord): string[] {
  return text
    .split('\n')
    .flatMap((line) => line.match(/[^]{1,300}(?=\s|$)|[^]{1,300}/gu) ?? [])
    .map((line) =>
      line
        .replace(NOISE, ' ')
        .split(/\s+/)
        .filter((word) => isTelling(word, isNoWord))
        .join(' '),
    )
    .filter((line) => /\p{L}/u.test(line));
}

function isTelling(word: string, isNoWord: IsNoWord): boolean {
  const bare = word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  if (bare === '' || /\p{Ll}\p{Lu}|^[A-Z]{2,6}$/u.test(bare)) return false;
  return !isNoWord(bare.toLowerCase());
}

function lettersIn(text: string): number {
  return text.match(/\p{L}/gu)?.length ?? 0;
}
