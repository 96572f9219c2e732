import type { LanguageSkill, Skill } from '@sastre/shared-contracts/api';
import levels from './levels.data.json' with { type: 'json' };

/** What files call the levels of skills in en, es, de, fr, it, pt and pl, folded. */
export const SKILL_WORDS: Readonly<Record<Skill['level'], readonly string[]>> = levels.skills;

/** What files say of how well a language is spoken, folded; of several, the longest tells most. */
export const LANGUAGE_WORDS: Readonly<Record<LanguageSkill['level'], readonly string[]>> =
  levels.languages;
