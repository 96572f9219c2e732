import { createRequire } from 'node:module';

let words: readonly string[] | undefined;

function readWords(): readonly string[] {
  const require = createRequire(import.meta.url);
  return require('an-array-of-english-words') as string[];
}

/** True when the lower case word is English. The list is read when somebody asks for the first time. */
export function isEnglishWord(word: string): boolean {
  words ??= readWords();
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return words[low] === word;
}
