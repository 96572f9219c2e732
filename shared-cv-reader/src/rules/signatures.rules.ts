import { findPeriod } from './dates.rules.ts';
import type { Part } from './parts.rules.ts';
import type { StyledLine } from './styled-line.types.ts';
import { wordsOf } from '@sastre/shared-cv-words';

/** So many lines can stand at the end below what a CV tells. */
const MOST_LINES = 3;
/** "Ulm, den 4. September 2018", "Ulm, 04.09.2018", "Madrid, a 4 de septiembre de 2018" */
const SIGNED_AT =
  /^\p{Lu}[\p{L}. -]{1,30},?\s+(?:(?:den|am|le|the|a|il|em|dnia)\s+)?(?:\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}|\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,10}\.?,?\s+(?:de\s+)?\d{4})\.?$/u;

/** Parts without what somebody signs below the last of them: where and when, and who. It is not placed. */
export function withoutSignature(parts: readonly Part[]): readonly Part[] {
  const last = parts.at(-1);
  if (last === undefined || parts.length < 2) return parts;
  const from = last.lines.length - MOST_LINES;
  const signed = last.lines.findIndex((line, at) => at >= from && isSigned(line));
  if (signed < 0) return parts;
  const told = parts.flatMap(({ kind, lines }) => (kind === 'head' ? lines.map(wordsIn) : []));
  const above = last.lines[signed - 1];
  const isName = above !== undefined && told.includes(wordsIn(above));
  const lines = last.lines.slice(0, isName ? signed - 1 : signed);
  return [...parts.slice(0, -1), { ...last, lines }];
}

function isSigned({ text, bullet }: StyledLine): boolean {
  return !bullet && SIGNED_AT.test(text) && findPeriod(text)?.isRange !== true;
}

function wordsIn({ text }: StyledLine): string {
  return wordsOf(text).join(' ');
}
