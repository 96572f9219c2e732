import { SKILL_LEVELS, type LanguageSkill, type Skill } from '@sastre/shared-contracts/api';
import { WORDS } from '@sastre/shared-cv-document/words';
import { HEADINGS, type PartKind } from './headings.data.ts';
import { folded } from './words.rules.ts';
import { WORD_LISTS } from './word-lists.data.ts';

/** What our own sheet writes beside the words of a person, in every language that it can be in. */
const ALL = Object.values(WORDS);

const KINDS = Object.keys(HEADINGS) as PartKind[];
const SPOKEN: readonly LanguageSkill['level'][] = [
  'Native',
  'Fluent',
  'Advanced',
  'Intermediate',
  'Beginner',
];

/** Headings, folded, with what they are about. */
export const SHEET_HEADINGS: readonly (readonly [string, PartKind])[] = ALL.flatMap((words) =>
  KINDS.map((kind) => [folded(words[kind === 'work' ? 'workExperience' : kind]), kind] as const),
);

/** Levels of skills, folded. */
export const SHEET_SKILL_LEVELS: readonly (readonly [string, Skill['level']])[] = ALL.flatMap(
  (words) => SKILL_LEVELS.map((level) => [folded(words[level]), level] as const),
);

/** Levels of languages, folded. */
export const SHEET_LANGUAGE_LEVELS: readonly (readonly [string, LanguageSkill['level']])[] =
  ALL.flatMap((words) => SPOKEN.map((level) => [folded(words[level]), level] as const));

/** Words for what has not ended, folded. */
export const SHEET_PRESENT: readonly string[] = ALL.map(({ present }) => folded(present));

/** Labels of a grade as they are written. */
export const SHEET_GRADES: readonly string[] = [...new Set(ALL.map(({ grade }) => grade))];

/** Titles of a letter, folded. */
export const SHEET_LETTERS: ReadonlySet<string> = new Set([
  ...ALL.map(({ coverLetter }) => folded(coverLetter)),
  ...WORD_LISTS.letterTitles,
]);
