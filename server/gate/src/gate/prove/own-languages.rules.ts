import { findHumanLanguages } from '@sastre/reading';
import { isOfLevel, levelsNamed } from '../claims/levels.rules.ts';
import type { WordList } from '../words/units.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';

const SPEAKS = /^(?:speak|spreche|hablo)$/;
/** "Sehr gute Kenntnisse". */
const VERY = /^(?:sehr|very)$/;
/** What may stand between the languages. */
const GLUE = /^(?:i|ich|and|und|y|e|at|an?|auf|mit|con|de|un|also|auch|tambien)$/;

/**
 * True for a sentence that lists languages that the CV states, each with its own level or none: "Hablo alemán (nativo) e inglés
 * (fluido)". It draws on nothing else, whatever else the CV says of talking to people.
 */
export function tellsOwnLanguages(said: WordList, { cv, letter }: SentenceGround): boolean {
  if (letter === undefined || !said.words.some(({ folded }) => SPEAKS.test(folded))) return false;
  let named: readonly string[] = [];
  let told = 0;
  const levels = new Map(
    cv.levels.flatMap(({ name, level }) =>
      findHumanLanguages(name.list.text).map((language) => [language, level] as const),
    ),
  );
  const isOwn = said.words.every(({ folded, text }, place) => {
    if (SPEAKS.test(folded) || GLUE.test(folded)) return true;
    const languages = findHumanLanguages(text);
    if (languages.length > 0) {
      named = languages;
      told += 1;
      return languages.every((language) => levels.has(language));
    }
    const stated = levelsNamed(said, place);
    if (stated.length === 0)
      return (VERY.test(folded) || isOfLevel(said, place)) && named.length > 0;
    return named.some((language) => stated.some((level) => levels.get(language) === level));
  });
  return isOwn && told > 0;
}
