import type { Language } from '@sastre/shared-contracts/api';

/** What a word may end in when it is inflected. */
const ENDINGS: Readonly<Record<Language, string>> = {
  en: "(?:e?s|['’]s)?",
  es: '(?:e?s)?',
  de: '(?:e[nmrs]?|n|s)?',
};
const LETTER = '[\\p{L}\\p{N}]';

/**
 * Finds a word, or several in a row, wherever they stand alone, in capitals or not, with the endings of the language. A `*` at the
 * beginning or the end of a word is any letters.
 */
export function wordMatcher(words: string, language: Language): RegExp {
  const parts = words.split(' ').map((word) => {
    const bare = word.replace(/^\*|\*$/g, '').replace(/[.+?^${}()|[\]\\]/g, '\\$&');
    const before = word.startsWith('*') ? `${LETTER}*` : '';
    return before + bare + (word.endsWith('*') ? `${LETTER}*` : ENDINGS[language]);
  });
  return new RegExp(`(?<!${LETTER})${parts.join('\\s+')}(?!${LETTER})`, 'iu');
}
