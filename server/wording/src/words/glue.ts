import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import type { WordList } from './units.rules.ts';

type Lists = Record<Language, ReadonlySet<string>>;

const LINES = readFileSync(new URL('../lexicon/little-words.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

function listsOf(name: string): Lists {
  const of = (language: Language): ReadonlySet<string> =>
    new Set(
      LINES.flatMap(([list, own, ...words]) => (list === name && own === language ? words : [])),
    );
  return { en: of('en'), de: of('de'), es: of('es') };
}

/** Words, folded, that claim nothing: they join other words. */
export const GLUE = listsOf('glue');

/** Courtesies of a letter, folded: they say nothing of the person. */
export const COURTESIES = listsOf('courtesy');

/** Words of a summary or letter, folded, that tie a fact to the person or one sentence to another, and claim no more than what they tie. */
export const STATES = listsOf('state');

/** Who may do something at work, folded. */
export const PEOPLE = listsOf('people');

/** Places of such words. */
export function placesOfTies({ words, language }: WordList): ReadonlySet<number> {
  return new Set(
    words.flatMap(({ folded }, place) => (STATES[language].has(folded) ? [place] : [])),
  );
}
