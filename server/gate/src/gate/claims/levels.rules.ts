import {
  levelOf,
  type Language,
  type LanguageSkill,
  type Skill,
} from '@sastre/shared-contracts/api';
import type { WordList } from '@sastre/wording';

/** Levels of skills and languages, on one scale from the lowest. */
export const STATED_LEVELS = [
  'beginner',
  'intermediate',
  'advanced',
  'expert',
  'fluent',
  'native',
] as const;
export type StatedLevel = (typeof STATED_LEVELS)[number];

/** The level of a skill or language on this scale; undefined where its person says none. */
export function statedLevel(skill: Skill | LanguageSkill): StatedLevel | undefined {
  const level = levelOf<Skill | LanguageSkill>(skill);
  if (level === undefined) return undefined;
  return STATED_LEVELS.find((one) => one === level.toLowerCase()) ?? 'intermediate';
}

/** B1 and below, by whichever scale it is stated. */
export function isSpokenLow(skill: LanguageSkill): boolean {
  const level = statedLevel(skill);
  if (skill.cefr !== undefined) return /^(?:A|B1)/.test(skill.cefr);
  return level === 'beginner' || level === 'intermediate';
}

const NAMES: Record<Language, Record<StatedLevel, RegExp>> = {
  en: {
    beginner: /^(?:beginners?|basics?|elementary)$/,
    intermediate: /^(?:intermediate)$/,
    advanced: /^(?:advanced)$/,
    expert: /^(?:expert)$/,
    fluent: /^(?:fluent|fluently)$/,
    native: /^(?:native|mother|tongue)$/,
  },
  de: {
    beginner:
      /^(?:anfanger|anfangs|(?:grund|basis|anfanger)(?:kenntnissen?|niveau)|grundlegenden?|anfang|grundzuge|grundzugen)$/,
    intermediate: /^(?:mittlere|mittleren|mittlerem|mittleres|gute|guten|fortgeschrittene)$/,
    advanced: /^(?:fortgeschritten|fortgeschrittene|fortgeschrittenem|fortgeschrittenen)$/,
    expert: /^(?:experte|expertin|expertenniveau|expertenkenntnissen?)$/,
    fluent: /^(?:fliessend|fliessende|fliessendes|fliessenden)$/,
    native: /^(?:muttersprachen?|muttersprachlich|muttersprachler|muttersprachlerin)$/,
  },
  es: {
    beginner: /^(?:basico|basica|basicos|basicas|principiante|nociones)$/,
    intermediate: /^(?:intermedio|intermedia|medio)$/,
    advanced: /^(?:avanzado|avanzada)$/,
    expert: /^(?:experto|experta)$/,
    fluent: /^(?:fluido|fluida|fluidez)$/,
    native: /^(?:nativ[oa]s?|maternas?)$/,
  },
};

/** What stands beside a level: "auf mittlerem Niveau", "advanced skills", "mi lengua materna". */
const OF_LEVEL =
  /^(?:levels?|languages?|skills?|users?|niveau|kenntnisse?n?|sprachen?|nivel|lenguas?|idiomas?|conocimientos?|standard|beherrsch(?:e|t|en)|domin(?:o|io)|only|just|still|nur|lediglich|noch|solo|solamente|todavia|aun)$/;

/** True for a word that says of a level what it is a level of, and no more. */
export function isOfLevel({ words }: WordList, place: number): boolean {
  return OF_LEVEL.test(words[place]?.folded ?? '');
}

const NO_LEVEL_AFTER = /^(?:por|y|este|el|un|al|en|termino|grado|ciclo)$/;

/** Levels that a word may name; none: it names no level. */
export function levelsNamed({ words, language }: WordList, place: number): readonly StatedLevel[] {
  const word = words[place]?.folded ?? '';
  // "Sehr gute Kenntnisse" are more than good ones.
  if (language === 'de' && /^gute[nrms]?$/.test(word) && words[place - 1]?.folded === 'sehr')
    return ['advanced'];
  // "Por medio de", "tres años y medio", "el grado medio": no level of what one can do.
  if (language === 'es' && word === 'medio' && NO_LEVEL_AFTER.test(words[place - 1]?.folded ?? ''))
    return [];
  return STATED_LEVELS.filter((level) => NAMES[language][level].test(word));
}
