import { DEFAULT_LEVEL, type Cv, type PdfOptions } from '@sastre/shared-contracts/api';
import { filled } from './filled.ts';

/**
 * Whether a document says how well its person knows each skill. Without a choice it does, unless all of them have the level
 * that a new one begins with: then nobody chose one.
 */
export function showsSkillLevels(
  { skills }: Pick<Cv, 'skills'>,
  { skillLevels }: Pick<PdfOptions, 'skillLevels'>,
): boolean {
  const named = skills.filter(({ name }) => filled(name));
  return skillLevels ?? named.some(({ level }) => level !== DEFAULT_LEVEL);
}

/** Whether a document says how well its person speaks each language. */
export function showsLanguageLevels({
  languageLevels,
}: Pick<PdfOptions, 'languageLevels'>): boolean {
  return languageLevels ?? true;
}
