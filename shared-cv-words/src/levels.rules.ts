import {
  isCefrLevel,
  type LanguageSkill,
  type SaidLevel,
  type Skill,
} from '@sastre/shared-contracts/api';
import { LANGUAGE_WORDS } from '@sastre/shared-contracts/cv';
import { SKILL_WORDS } from './levels.data.ts';
import { SHEET_LANGUAGE_LEVELS, SHEET_SKILL_LEVELS } from './sheet-words.ts';
import { folded } from './words.rules.ts';
import { WORD_LISTS } from './word-lists.data.ts';

/** A level, and the words of a text that say it. */
interface Said {
  level: LanguageSkill['level'];
  /** Folded. */
  words: string;
}

const SKILLS = new Map([...SHEET_SKILL_LEVELS, ...pairsOf(SKILL_WORDS)]);
/** A code of the common European framework. */
const CODE = /^[abc][12](?: [abc][12])?$/;
/**
 * What says most comes first: a mother tongue, then codes, then the longest; "limited working" says more than "limited".
 */
const SAID = pairsOf(LANGUAGE_WORDS);
const KNOWN = new Set(SAID.map(([words]) => words));
const LANGUAGES = [
  ...SAID,
  ...SHEET_LANGUAGE_LEVELS.filter(([words]) => !KNOWN.has(words)),
].toSorted(
  ([one, level], [other, otherLevel]) =>
    Number(isOfMother(other, otherLevel)) - Number(isOfMother(one, level)) ||
    Number(CODE.test(other)) - Number(CODE.test(one)) ||
    other.length - one.length,
);

/** "Near native" is none, and says more than "native". */
function isOfMother(words: string, level: LanguageSkill['level']): boolean {
  return level === 'Native' || words.includes('native');
}

function pairsOf<Level extends string>(
  words: Readonly<Record<Level, readonly string[]>>,
): (readonly [string, Level])[] {
  return Object.entries<readonly string[]>(words).flatMap(([level, all]) =>
    all.map((word) => [word, level as Level] as const),
  );
}

/** Our level for what a file calls one; undefined when it is no level. */
export function levelOfSkill(text: string): Skill['level'] | undefined {
  return SKILLS.get(folded(text));
}

/** What a text says of a language; undefined when it says nothing that we know. */
export function saidLevel(text: string): Said | undefined {
  const said = ` ${folded(text)} `;
  const found = LANGUAGES.find(([words]) => said.includes(` ${words} `));
  return found && { words: found[0], level: found[1] };
}

/** What stands between words that say how well, and says nothing more. */
const BETWEEN = new Set(WORD_LISTS.besideLevels);

/** The words of a text that say how well a language is spoken, folded; what else it says is none of them. */
export function levelWordsIn(text: string): string[] {
  const said: string[] = [];
  let rest = ` ${folded(text)} `;
  for (let found = saidLevel(rest); found !== undefined; found = saidLevel(rest)) {
    said.push(...found.words.split(' '));
    rest = rest.replace(` ${found.words} `, ' ');
  }
  const more = rest.trim().split(' ');
  // A course parts a level of the framework in two: "B2.1".
  const isHalf = (word: string) => /^[12]$/.test(word) && said.some((own) => CODE.test(own));
  return more.every((word) => BETWEEN.has(word) || isHalf(word)) ? [...said, ...more] : said;
}

/** What a file says of a language, one level of the European framework as that; undefined when it says nothing that we know. */
export function levelOfLanguage(text: string): SaidLevel<LanguageSkill> | undefined {
  const said = saidLevel(text);
  const code = said?.words.toUpperCase();
  return isCefrLevel(code) ? code : said?.level;
}
