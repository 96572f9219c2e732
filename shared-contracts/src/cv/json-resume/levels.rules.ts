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
const LANGUAGE_WORDS: readonly [RegExp, LanguageLevel][] = [
  [/\b(native|mother|bilingual|first language)/i, 'Native'],
  [/\b(c2|fluent|full professional|proficient|mastery)/i, 'Fluent'],
  [/\b(c1|advanced|professional)/i, 'Advanced'],
  [/\b(b1|b2|intermediate|conversational|limited working|good)/i, 'Intermediate'],
  [/\b(a1|a2|beginner|basic|elementary|novice)/i, 'Beginner'],
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
