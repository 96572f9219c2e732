import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';

/** A line of `patterns.txt`: the list that it belongs to, its language (`*`: none of its own) and patterns of folded words. */
const LINES = readFileSync(new URL('../lexicon/patterns.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split(' '));

function wholeWord(name: string, own: string): RegExp {
  const rows = LINES.filter(([list, language]) => list === name && language === own);
  return new RegExp(`^(?:${rows.map(([, , words]) => words).join('|')})$`);
}

/** What words of a list look like, whole and in no language of their own. */
export const patternOf = (name: string): RegExp => wholeWord(name, '*');

/** The same by language. */
export const patternsOf = (name: string): Record<Language, RegExp> => ({
  en: wholeWord(name, 'en'),
  de: wholeWord(name, 'de'),
  es: wholeWord(name, 'es'),
});
