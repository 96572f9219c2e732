import type { LanguageSkill } from '../../api/index.ts';
import levels from './language-levels.data.json' with { type: 'json' };

/** What files say of how well a language is spoken, folded; of several, the longest tells most. */
export const LANGUAGE_WORDS: Readonly<Record<LanguageSkill['level'], readonly string[]>> = levels;
