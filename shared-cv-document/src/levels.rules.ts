import {
  DEFAULT_LEVEL,
  isCefrLevel,
  levelOf,
  type CefrLevel,
  type Cv,
  type PdfOptions,
} from '@sastre/shared-contracts/api';
import { html, type Markup } from '@sastre/shared-html';
import { filled } from './filled.ts';

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

/** What a document calls a level; one of the European framework is called the same in all languages. */
export function levelWord<Level extends string>(
  level: Level | CefrLevel,
  words: Readonly<Record<Level, string>>,
): string {
  return isCefrLevel(level) ? level : words[level];
}

/** A level in brackets behind its name; nothing where there is none. */
export function levelMark<Level extends string>(
  level: Level | CefrLevel | undefined,
  words: Readonly<Record<Level, string>> & { brackets?: string },
): Markup | undefined {
  if (level === undefined) return undefined;
  const [open = '(', close = ')'] = words.brackets ?? '';
  return html`${words.brackets === undefined && ' '}<span class="lv">${open}${levelWord(level, words)}${close}</span>`;
}
