import {
  isCefrLevel,
  type LANGUAGE_LEVELS,
  type LanguageSkill,
  type SaidLevel,
  type SKILL_LEVELS,
} from '../../api/index.ts';
import { LANGUAGE_WORDS } from './language-levels.data.ts';

type SkillLevel = (typeof SKILL_LEVELS)[number];
type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

/** Words that files use for our levels, beside these themselves; the first that fits decides. */
const SKILL_WORDS: readonly [RegExp, SkillLevel][] = [
  [/\b(expert|master|guru|senior|lead)/i, 'Expert'],
  [/\b(advanced|proficient|strong|professional|avanzad|fortgeschritten|sehr gut)/i, 'Advanced'],
  [/\b(intermedi|competent|working|good|medium|gut)/i, 'Intermediate'],
  [
    /\b(beginner|novice|basic|b[aá]sic|elementary|junior|low|principiante|grundk|anf[aä]nger)/i,
    'Beginner',
  ],
];
/** Stems of words in our three languages. A code of the European framework is exact; a word beside it, as in "C1 (fluent)", is not. */
const LANGUAGE_STEMS: readonly [RegExp, LanguageLevel][] = [
  [/\b(nativ[eoa]|mother|bilingual|first language|mutterspr|lengua materna)/i, 'Native'],
  [/\bc2\b/i, 'Fluent'],
  [/\bc1\b/i, 'Advanced'],
  [/\bb[12]\b/i, 'Intermediate'],
  [/\ba[12]\b/i, 'Beginner'],
  [
    /\b(fluent|full professional|proficient|mastery|flie(?:ß|ss)end|verhandlungssicher|fluid[oa])/i,
    'Fluent',
  ],
  [/\b(advanced|professional|avanzad|fortgeschritten|sehr gut)/i, 'Advanced'],
  [/\b(intermedi|conversational|limited working|good|gut)/i, 'Intermediate'],
  [/\b(beginner|basic|b[aá]sic|elementary|novice|principiante|grundk|anf[aä]nger)/i, 'Beginner'],
];

/** Our level for a word of a file; undefined when the word is not known. */
export function skillLevel(word: string): SkillLevel | undefined {
  return levelOf(SKILL_WORDS, word);
}

/** Our level for a word of a file: one of the European framework where the word names just one. */
export function languageLevel(word: string): SaidLevel<LanguageSkill> | undefined {
  const said = levelByWords(word);
  // A code beside a mother tongue says less.
  const level = said === 'Native' ? said : (levelOf(LANGUAGE_STEMS, word) ?? said);
  const [code, ...more] = new Set(word.toUpperCase().match(/\b[ABC][12]\b/g));
  return level !== 'Native' && more.length === 0 && isCefrLevel(code) ? code : level;
}

function levelOf<Level>(words: readonly [RegExp, Level][], text: string): Level | undefined {
  return words.find(([word]) => word.test(text))?.[1];
}

/** The longest first: "notions de base" says more than "notions". */
const SAID = Object.entries(LANGUAGE_WORDS)
  .flatMap(([level, all]) => all.map((words) => [words, level as LanguageLevel] as const))
  .toSorted(([one], [other]) => other.length - one.length);

/** The level that a file of another language than ours says, as in its PDF. */
function levelByWords(text: string): LanguageLevel | undefined {
  const said = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/ł/giu, 'l')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ');
  return SAID.find(([words]) => ` ${said} `.includes(` ${words} `))?.[1];
}
