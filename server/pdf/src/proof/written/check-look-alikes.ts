import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from '../expected/expected-document.ts';

/** Letters of one script that nobody tells from those of another one. */
interface Pair {
  scripts: readonly [RegExp, RegExp];
  alike: readonly [RegExp, RegExp];
}

const LATIN = /\p{Script=Latin}/u;
const PAIRS: readonly Pair[] = [
  {
    scripts: [LATIN, /\p{Script=Cyrillic}/u],
    alike: [/[aceijopsxyABCEHIJKMOPSTXY]/, /[асеіјорѕхуԁһӏАВСЕНІЈКМОРЅТХУ]/],
  },
  {
    scripts: [LATIN, /\p{Script=Greek}/u],
    alike: [/[ovpABEHIKMNOPTXYZ]/, /[ονρΑΒΕΗΙΚΜΝΟΡΤΧΥΖ]/],
  },
  {
    // all but the letters that are turned round
    scripts: [LATIN, /\p{Script=Lisu}/u],
    alike: [/[A-PR-Z]/, /[ꓐꓑꓓꓔꓖꓗꓙꓚꓜꓝꓟꓠꓡꓢꓣꓦꓧꓪꓫꓬꓮꓰꓲꓳꓴ]/],
  },
];
/** Nobody writes a letter of these between two of the alphabet, but some of them look like one: տ, Ꭺ, ן, ꓡ. */
const AMONG_LATIN = new RegExp(
  String.raw`\p{Script=Latin}(?:${'Armenian Cherokee Coptic Georgian Hebrew Lisu Deseret Canadian_Aboriginal'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`)
    .join('|')})+\p{Script=Latin}`,
  'u',
);
/** Shorter ones are units and signs. */
const LEAST_LETTERS = 3;

/**
 * Words that a person reads and no program finds: some of their letters are of another script, where they look the same.
 * What stands before or behind a word as a whole, such as the ending of a case, is none where the document is written in
 * both.
 */
export function checkLookAlikes(words: readonly ExpectedWord[]): PdfFinding[] {
  const partsOfWords = words.map(({ text }) => text.match(/[\p{L}\p{M}]+/gu) ?? []);
  const parts = partsOfWords.flat();
  const tests = PAIRS.flatMap((pair) => [lookAlikeOf(pair, 0, parts), lookAlikeOf(pair, 1, parts)]);
  return words.flatMap(({ text }, at): PdfFinding[] =>
    partsOfWords[at]?.some(
      (part) => AMONG_LATIN.test(part) || tests.some((test) => test(part, text.includes('@'))),
    )
      ? [{ kind: 'words', text }]
      : [],
  );
}

/** Tells words with letters of the one script of a pair among those of the other one. */
function lookAlikeOf(
  { scripts, alike }: Pair,
  foreign: 0 | 1,
  parts: readonly string[],
): (word: string, isAddress: boolean) => boolean {
  const isOf = (letter: string) => scripts[foreign].test(letter);
  const isTrue = (letter: string) => isOf(letter) && !alike[foreign].test(letter);
  const other = foreign === 0 ? 1 : 0;
  const isOther = (letter: string) => scripts[other].test(letter) && !alike[other].test(letter);
  const isWrittenIn = parts.some((part) => {
    const letters = [...part];
    return letters.some(isTrue) && letters.every((letter) => !scripts[other].test(letter));
  });
  const hasLatin = parts.some(isLatin);
  return (word, isAddress) => {
    const letters = [...word.normalize('NFC')];
    if (letters.length < LEAST_LETTERS || !letters.some(isOf) || letters.some(isTrue)) return false;
    // Latin words stand in documents of any script
    if (letters.every(isOf)) return foreign === 1 && !isWrittenIn && hasLatin;
    if (!letters.some(isOther)) return false;
    return !isWrittenIn || isAddress || !standsAside(letters.map(isOf));
  };
}

function isLatin(part: string): boolean {
  return [...part].every((letter) => LATIN.test(letter));
}

/** True when what is marked stands before or behind all the rest. */
function standsAside(marked: readonly boolean[]): boolean {
  return marked.filter((mark, at) => at > 0 && mark !== marked[at - 1]).length === 1;
}
