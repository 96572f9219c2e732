import type { LANGUAGE_LEVELS, SKILL_LEVELS } from '../../api/index.ts';

type SkillLevel = (typeof SKILL_LEVELS)[number];
type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Words that files use for our levels, beside these themselves; the first that fits decides. */
const SKILL_WORDS: readonly [RegExp, SkillLevel][] = [
  [/\b(expert|master|guru|senior|lead)/i, 'Expert'],
  [/\b(advanced|proficient|strong|professional)/i, 'Advanced'],
  [/\b(intermediate|competent|working|good|medium)/i, 'Intermediate'],
  [/\b(beginner|novice|basic|elementary|junior|low)/i, 'Beginner'],
];
/** A code of the European framework is exact; a word beside it, as in "C1 (fluent)", is not. */
const LANGUAGE_WORDS: readonly [RegExp, LanguageLevel][] = [
  [/\b(native|mother|bilingual|first language)/i, 'Native'],
  [/\bc2\b/i, 'Fluent'],
  [/\bc1\b/i, 'Advanced'],
  [/\bb[12]\b/i, 'Intermediate'],
  [/\ba[12]\b/i, 'Beginner'],
  [/\b(fluent|full professional|proficient|mastery)/i, 'Fluent'],
  [/\b(advanced|professional)/i, 'Advanced'],
  [/\b(intermediate|conversational|limited working|good)/i, 'Intermediate'],
  [/\b(beginner|basic|elementary|novice)/i, 'Beginner'],
];

/** Our level for a word of a file; undefined when the word is not known. */
export function skillLevel(word: string): SkillLevel | undefined {
  return levelOf(SKILL_WORDS, word);
}

/** Our level for a word of a file, levels of the Common European Framework (A1 to C2) among them. */
export function languageLevel(word: string): LanguageLevel | undefined {
  return levelOf(LANGUAGE_WORDS, word);
}

function levelOf<Level>(words: readonly [RegExp, Level][], text: string): Level | undefined {
  return words.find(([word]) => word.test(text))?.[1];
}
