import { findHumanLanguages } from '@sastre/reading';
import type { WordList } from '@sastre/wording';
import { isOfLevel, levelsNamed, type StatedLevel } from '../claims/levels.rules.ts';
import type { SentenceGround } from './sentence-ground.ts';

const SPEAKS = /^(?:speak|spreche|hablo)$/;
/** "Sehr gute Kenntnisse". */
const VERY = /^(?:sehr|very)$/;
/** What may stand between the languages. */
const GLUE =
  /^(?:i|ich|and|und|y|e|at|an?|auf|mit|con|de|un|my|is|also|auch|tambien|besides|neben|ademas|del?|as|als|como|in|en|have|habe|bringe|tengo|ein)$/;
/** Least of all: whoever states the language has that much of it. */
const LITTLE = /^(?:wenig|etwas|little|some|poco|algo)$/;

/**
 * True for a sentence that lists languages that the CV states, each with its own level or none: "Hablo alemán (nativo) e inglés
 * (fluido)". It draws on nothing else, whatever else the CV says of talking to people.
 */
export function tellsOwnLanguages(said: WordList, { cv, letter }: SentenceGround): boolean {
  if (letter === undefined) return false;
  const isLevel = (place: number) => levelsNamed(said, place).length > 0;
  if (!said.words.some(({ folded }, place) => SPEAKS.test(folded) || isLevel(place))) return false;
  let named: readonly string[] = [];
  let told = 0;
  let carried: readonly StatedLevel[] | undefined;
  const levels = new Map(
    cv.levels.flatMap(({ name, level }) =>
      findHumanLanguages(name.list.text).map((language) => [language, level] as const),
    ),
  );
  const isBeside = (place: number) =>
    named.length > 0 || languageBehind(said, place) !== undefined || isLevel(place - 1);
  const isOwn = said.words.every(({ folded, text }, place) => {
    if (LITTLE.test(folded)) carried = undefined;
    if (SPEAKS.test(folded) || GLUE.test(folded) || LITTLE.test(folded)) return true;
    const languages = findHumanLanguages(text);
    if (languages.length > 0) {
      named = languages;
      told += 1;
      // "Native English and French" says it of both.
      return languages.every((language) => {
        const level = levels.get(language);
        return levels.has(language) && (carried?.some((one) => one === level) ?? true);
      });
    }
    const stated = levelsNamed(said, place);
    if (stated.length === 0)
      return VERY.test(folded) || (isOfLevel(said, place) && isBeside(place));
    const behind = languageBehind(said, place);
    carried = behind === undefined ? undefined : stated;
    const own = behind ?? named;
    return own.some((language) => stated.some((level) => levels.get(language) === level));
  });
  return isOwn && told > 0;
}

/** "Fluent Turkish", "Grundkenntnisse in Polnisch": the language that a level stands before. */
function languageBehind({ text, words }: WordList, place: number): readonly string[] | undefined {
  const tie = /^(?:in|de|del|of)$/.test(words[place + 1]?.folded ?? '') ? 2 : 1;
  const next = words[place + tie];
  if (next === undefined || /[^\p{L} ]/u.test(text.slice(words[place]?.end, next.at)))
    return undefined;
  const languages = findHumanLanguages(next.text);
  return languages.length > 0 ? languages : undefined;
}
