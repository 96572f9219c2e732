import {
  DEFAULT_LEVEL,
  LANGUAGE_LEVELS,
  SKILL_LEVELS,
  isCefrLevel,
  levelOf,
  type CefrLevel,
  type Cv,
  type DocumentLanguage,
  type PdfOptions,
} from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from './filled.ts';
import type { Words } from './words/words.types.ts';

/**
 * Whether a document says how well its person knows each skill. Without a choice it does, unless all of them have the level
 * that a new one begins with, or none: then nobody chose one.
 */
export function showsSkillLevels(
  { skills }: Pick<Cv, 'skills'>,
  { skillLevels }: Pick<PdfOptions, 'skillLevels'>,
): boolean {
  const stated = skills.filter(({ name }) => filled(name)).map(levelOf);
  return skillLevels ?? stated.some((level) => (level ?? DEFAULT_LEVEL) !== DEFAULT_LEVEL);
}

/** Whether a document says how well its person speaks each language. */
export function showsLanguageLevels({
  languageLevels,
}: Pick<PdfOptions, 'languageLevels'>): boolean {
  return languageLevels ?? true;
}

/** Levels that keep their capital behind a name: all in English, nouns in German. */
const CAPITALS: Partial<Record<DocumentLanguage, readonly string[]>> = {
  en: [...SKILL_LEVELS, ...LANGUAGE_LEVELS],
  de: ['Beginner', 'Expert', 'Native'],
};

/** Words that say a level. */
interface LevelWords<Level extends string> {
  words: Readonly<Record<Level, string>> & Pick<Words, 'brackets'>;
  language: DocumentLanguage;
}

/** What a document calls a level behind a name; one of the European framework is called the same in all languages. */
export function levelWord<Level extends string>(
  level: Level | CefrLevel,
  { words, language }: LevelWords<Level>,
): string {
  if (isCefrLevel(level)) return level;
  const word = words[level];
  const [first = ''] = word;
  if (CAPITALS[language]?.includes(level) === true) return word;
  return first.toLocaleLowerCase(language) + word.slice(first.length);
}

/** A level in brackets behind its name; nothing where there is none. */
export function levelMark<Level extends string>(
  level: Level | CefrLevel | undefined,
  said: LevelWords<Level>,
): Markup | undefined {
  if (level === undefined) return undefined;
  const { brackets } = said.words;
  const [open = '(', close = ')'] = brackets ?? '';
  return html`${brackets === undefined && ' '}<span class="lv">${open}${levelWord(level, said)}${close}</span>`;
}
