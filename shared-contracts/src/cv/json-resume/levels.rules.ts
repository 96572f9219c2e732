import {
  isCefrLevel,
  type LANGUAGE_LEVELS,
  type LanguageSkill,
  type SaidLevel,
  type SKILL_LEVELS,
} from '../../api/index.ts';

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
/** Words of files in our languages and their neighbours. A code of the European framework is exact; a word beside it, as in "C1 (fluent)", is not. */
const LANGUAGE_WORDS: readonly [RegExp, LanguageLevel][] = [
  [
    /\b(nativ[eoa]|mother|bilingual|first language|mutterspr|(?:lengua|langue|l[ií]ngua) matern|madrelingua)/i,
    'Native',
  ],
  [/\bc2\b/i, 'Fluent'],
  [/\bc1\b/i, 'Advanced'],
  [/\bb[12]\b/i, 'Intermediate'],
  [/\ba[12]\b/i, 'Beginner'],
  [
    /\b(fluent|full professional|proficient|mastery|flie(?:ß|ss)end|verhandlungssicher|fluid[oa]|courant|couramment)/i,
    'Fluent',
  ],
  [/\b(advanced|professional|avan[zç]ad|avanc[ée]|avanzat|fortgeschritten|sehr gut)/i, 'Advanced'],
  [/\b(interm[eé]di|conversational|limited working|good|gut)/i, 'Intermediate'],
  [
    /\b(beginner|basic|b[aá]sic|elementary|novice|principiante|grundk|anf[aä]nger|notion|d[ée]butant|scolaire|scolastic)/i,
    'Beginner',
  ],
];

/** Our level for a word of a file; undefined when the word is not known. */
export function skillLevel(word: string): SkillLevel | undefined {
  return levelOf(SKILL_WORDS, word);
}

/** Our level for a word of a file: one of the European framework where the word names just one. */
export function languageLevel(word: string): SaidLevel<LanguageSkill> | undefined {
  const level = levelOf(LANGUAGE_WORDS, word);
  const [code, ...more] = new Set(word.toUpperCase().match(/\b[ABC][12]\b/g));
  return level !== 'Native' && more.length === 0 && isCefrLevel(code) ? code : level;
}

function levelOf<Level>(words: readonly [RegExp, Level][], text: string): Level | undefined {
  return words.find(([word]) => word.test(text))?.[1];
}
