import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';

export type Comparator = 'over' | 'least' | 'most' | 'under' | 'near' | 'about';
type Words = Record<Language, string>;

const LINES = readFileSync(new URL('../lexicon/claim-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .map((line) => line.split('; '));
const wordsOf = (kind: string, name: string): Words => {
  const of = (language: Language) =>
    LINES.find(([own, its, of]) => own === kind && its === name && of === language)?.[3] ?? '';
  return { en: of('en'), de: of('de'), es: of('es') };
};
const rowsOf = (kind: string): (readonly [name: string, words: Words])[] => {
  const names = LINES.flatMap(([own, name]) => (own === kind && name !== undefined ? [name] : []));
  return [...new Set(names)].map((name) => [name, wordsOf(kind, name)]);
};

/** How an amount is compared, by the word before it. */
export const COMPARATORS = rowsOf('compares');
/** What says no. */
export const NEGATIONS = wordsOf('negates', 'no');
/** Who a deed was done with or by: to leave it out says that one did it alone. */
export const JOINT = wordsOf('joint', 'with');
/** The narrower list: what in a fact must not be left out. */
export const JOINTLY = wordsOf('joint', 'jointly');
/** Amounts without a figure; each must stand in the fact by a word of its row (or by the figure that it says). */
export const VAGUE = rowsOf('vague');
