import { filled } from './filled.ts';
import { fontPairOf } from './fonts/font-pairs.ts';
import type { RenderContext } from './render-context.ts';
import { textWidth } from './text-width.rules.ts';

const { text: SOURCE } = fontPairOf('source');
/** Ems of a full line, rather too few. */
const LINE = { side: 13, wide: 32 };
/** An entry whose body has no more lines is not parted: less of it on either page would be a scrap. */
const FEW_LINES = 5;
/**
 * Nor is a section of so few lines; two courses, or four certificates without a second line. With more of them a page would
 * end before 85 % of its height although the heading and what follows it have room there.
 */
const SHORT_SECTION = 4;

/** About how many lines a text takes; each of its own lines begins one. */
export function linesOf(text: string, column: RenderContext['column']): number {
  const lines = text.split('\n').filter(filled);
  return lines.reduce((sum, line) => sum + Math.ceil(textWidth(line, SOURCE) / LINE[column]), 0);
}

/** Whether an entry stays whole, by the texts below its head. */
export function isShortEntry(texts: readonly string[], column: RenderContext['column']): boolean {
  return texts.reduce((sum, text) => sum + linesOf(text, column), 0) <= FEW_LINES;
}

/** Whether a section of several entries stays whole, by the texts of each, those of its head first. */
export function isShortSection(
  entries: readonly (readonly string[])[],
  column: RenderContext['column'],
): boolean {
  if (entries.length < 2) return false;
  let lines = 0;
  // Most sections are long: their first texts tell.
  return entries.flat().every((text) => (lines += linesOf(text, column)) <= SHORT_SECTION);
}
