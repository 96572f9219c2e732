import { readFileSync } from 'node:fs';
import type { Language } from '@sastre/shared-contracts/api';
import { OTHERS, patternOf, PEOPLE, type WordList } from '@sastre/wording';

/** Bodies that do things and are nobody. */
const BODIES = patternOf('people.bodies');

/** Words that end as names of people do and are none, folded. */
const THINGS = readThings(readFileSync(new URL('../lexicon/things.txt', import.meta.url), 'utf8'));

function readThings(text: string): { words: ReadonlySet<string>; ends: RegExp } {
  const lines = text.split('\n').map((line) => line.split(' '));
  const of = (kind: string) => lines.flatMap(([own, ...words]) => (own === kind ? words : []));
  return { words: new Set(of('word')), ends: new RegExp(`(?:${of('end').join('|')})n?$`) };
}

/** "Printer", "Kilometer": a thing that is called as those are who do something. */
const isThing = (folded: string, language: Language): boolean =>
  THINGS.words.has(folded) || (language === 'de' && THINGS.ends.test(folded));

/** "Sicherheitsfachkraft", "Jugendamt", "Tierärztin". */
const COMPOUND =
  /.(?:(?:fach|lehr|pflege|hilfs|fuhrungs|schreib|saison)kraft(?:e|en)?|amt|(?:arzt|anwalt)(?:s|es)?|(?:arzt|anwalt)(?:e|en|in|innen))$/;

/** True for a word that names what somebody is. */
export function isHuman(list: WordList, place: number): boolean {
  return isPerson(list, place) && !BODIES.test(list.words[place]?.folded ?? '');
}

/** True for a word that names somebody, or a body, that does things. */
export function isPerson({ words, language }: WordList, place: number): boolean {
  const word = words[place];
  if (word === undefined) return false;
  return (
    (word.isAgent && !isThing(word.folded, language)) ||
    PEOPLE[language].has(word.folded) ||
    (language === 'de' && COMPOUND.test(word.folded)) ||
    OTHERS[language].test(word.folded)
  );
}

/** Ends of words that may name somebody. */
export const LIKE_PEOPLE: Record<WordList['language'], RegExp> = {
  en: /(?:er|or|ist|ee|ant)s?$/,
  de: /^\p{Lu}.*(?:er|ern|in|innen|ende|enden|leute)$/u,
  es: /(?:or|ora|ista|ante|ente)(?:e?s)?$/,
};
