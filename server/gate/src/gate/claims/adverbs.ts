import type { Language } from '@sastre/shared-contracts/api';
import { pattern } from '@sastre/reading';
import type { Word } from '../words/units.rules.ts';

/** How often, when or how a thing is done, folded. */
const ADVERB: Record<Language, RegExp> = {
  en: pattern()`
    ^(?:
      daily|weekly|monthly|quarterly|yearly|annual|once|twice|\w{4,}ly|(?:mon|tues|wednes|thurs|fri|satur|sun)days?
    )$`,
  de: pattern()`
    ^(?:
      (?:tag|wochent|monat|vierteljahr|jahr|schrift|gelegent|person|munt?d)lich\w*|regelmassig\w*|einmal|zweimal|
      (?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:(?:vor|nach)?mittag|morgen|abend|nacht)s
    )$`,
  es: pattern()`
    ^(?:
      \w+mente|diari[oa]s?|semanal(?:es)?|mensual(?:es)?|trimestral(?:es)?|anual(?:es)?|
      lunes|martes|miercoles|jueves|viernes|sabados?|domingos?
    )$`,
};

/** True for a word that says how often, when or how something is done. */
export function isHow(word: Word | undefined): boolean {
  return word !== undefined && Object.values(ADVERB).some((adverb) => adverb.test(word.folded));
}
