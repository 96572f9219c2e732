import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';

type Row = readonly [name: string, words: Record<Language, string>];

/** Words that make a claim smaller and must not be lost; those of one row may stand for one another, in any language. */
export const LIMITS: readonly Row[] = readRows(
  readFileSync(new URL('../lexicon/limits.txt', import.meta.url), 'utf8'),
);

function readRows(text: string): Row[] {
  const lines = text
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('; '));
  const wordsOf = (row: string, language: Language) =>
    lines.flatMap(([name, own, words = '']) => (name === row && own === language ? [words] : []));
  return [...new Set(lines.map(([name = '']) => name))].map((row) => {
    const words = (language: Language) => wordsOf(row, language).join('|');
    return [row, { en: words('en'), de: words('de'), es: words('es') }];
  });
}
