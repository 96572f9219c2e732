import words from './skill-groups.data.json' with { type: 'json' };
import { wordsOf } from './words.rules.ts';

/** Words that names of groups of skills are made of: they say what each name below them says itself. */
const WORDS: ReadonlySet<string> = new Set(words);
/** In words. */
const LONGEST = 4;

/** Whether a text names a group of skills, and says nothing that these do not: "Programming languages", "Tools & libraries". */
export function isSkillGroup(text: string): boolean {
  const said = wordsOf(text);
  return said.length > 0 && said.length <= LONGEST && said.every((word) => WORDS.has(word));
}
