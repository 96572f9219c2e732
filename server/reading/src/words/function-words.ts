import type { Language } from '@sastre/shared-contracts/api';
import { readLists } from './lists.ts';

const lists = readLists(new URL('function-words.txt', import.meta.url));
const list = (language: Language): readonly string[] =>
  (lists[language] ?? []).join(' ').split(' ');

/** Words that tell a language and carry no meaning of their own, folded. */
export const FUNCTION_WORDS: Record<Language, readonly string[]> = {
  ...{ en: list('en'), es: list('es'), de: list('de') },
};

/** All of them. */
export const ALL_FUNCTION_WORDS: ReadonlySet<string> = new Set(
  Object.values(FUNCTION_WORDS).flat(),
);
