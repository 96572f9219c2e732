import { levelOf, type Skill } from '@sastre/shared-contracts/api';
import type { FontPair } from './fonts/font-pairs.ts';
import type { DocumentContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';
import type { Words } from './words/words.types.ts';

/** Of a level in the sheets, in points, and a point in millimetres. */
const SIZE = 9.75;
const POINT = 25.4 / 72;
/** Kerning may widen a pair, and a width is rounded up to tenths. */
const SLACK = 1.03;
/** Millimetres that a level takes at least, and at most: a longer one breaks between its words. */
const LEAST = 14;
const MOST = 33;

/**
 * The column of the levels beside their skills, in millimetres: as wide as the longest that is said, so that none stands
 * far from what it is about. Type that is larger makes it wider in the sheet.
 */
export function levelColumn(
  skills: readonly Skill[],
  words: Words,
  { text }: Pick<FontPair, 'text'>,
): number {
  const labels = skills.map((skill) => {
    const level = levelOf(skill);
    return `${level === undefined ? words.otherSkills : words[level]}${words.colon}`;
  });
  const width = (label: string) => textWidth(label, text) * SIZE * POINT * SLACK;
  const widest = Math.max(LEAST, ...labels.map((label) => Math.min(MOST, width(label))));
  return Math.ceil(widest * 10) / 10;
}

/** The custom property that sheets count with. */
export function levelColumnVariable({ cv, words, fonts }: DocumentContext): string {
  return `--cv-level:${levelColumn(cv.skills, words, fonts)}mm`;
}
