import type { Language } from '@sastre/shared-contracts/api';

/** What a word may end in when it is inflected. */
const ENDINGS: Readonly<Record<Language, string>> = {
  en: "(?:e?s|['’]s)?",
  es: '(?:e?s)?',
  de: '(?:e[nmrs]?|n|s)?',
};
const LETTER = '[\\p{L}\\p{N}]';

/**
 * Finds words, or several in a row, wherever they stand alone, in capitals or not, with the endings of the language. A `*` at the
 * beginning or the end of a word is any letters.
 */
export function wordMatcher(words: readonly string[], language: Language): RegExp {
  const ways = words.map((one) => inflected(one, language)).join('|');
  return new RegExp(`(?<!${LETTER})(?:${ways})(?!${LETTER})`, 'giu');
}

function inflected(words: string, language: Language): string {
  const parts = words.split(' ').map((word) => {
    const bare = word.replace(/^\*|\*$/g, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const before = word.startsWith('*') ? `${LETTER}*` : '';
    return before + bare + (word.endsWith('*') ? `${LETTER}*` : ENDINGS[language]);
  });
  return parts.join('\\s+');
}
