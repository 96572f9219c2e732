import type { Skill } from '@sastre/shared-contracts/api';
import levels from './levels.data.json' with { type: 'json' };

/** What files call the levels of skills in en, es, de, fr, it, pt and pl, folded. */
export const SKILL_WORDS: Readonly<Record<Skill['level'], readonly string[]>> = levels.skills;
