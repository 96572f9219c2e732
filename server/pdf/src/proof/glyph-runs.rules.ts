import type { TextRun } from './page-runs.ts';
import type { Glyph } from '../glyphs/glyph.ts';

/** From this gap on, in parts of an em, readers that go by places (poppler, pypdf, pdf.js) take two words. */
const WORD_GAP = 0.1;
/** What stands so far above or below, in parts of an em, stands on another line. */
const LINE_SHIFT = 0.5;
/** What begins so far left of where the last one ended, in parts of an em, does not go on there. */
const STEP_BACK = 0.5;

/**
 * Each character as a run of its own, parted from the one before by what their places tell: nothing, a space, or the
 * end of a line. Spaces that the file holds are not asked.
 */
export function glyphRuns(
  glyphs: readonly Glyph[],
  nameOf: (glyph: Glyph) => string | undefined,
): TextRun[] {
  return glyphs.map((glyph, number) => ({
    number,
    page: glyph.page,
    text: gapBetween(glyphs[number - 1], glyph) + glyph.text,
    font: 'glyph',
    content: nameOf(glyph),
    x: (glyph.ink.left + glyph.ink.right) / 2,
    y: (glyph.ink.bottom + glyph.ink.top) / 2,
  }));
}

function gapBetween(before: Glyph | undefined, glyph: Glyph): '' | ' ' | '\n' {
  if (!before || !glyph.isUpright || !before.isUpright || isOnOtherLine(before, glyph)) return '\n';
  if (gapInEms(before, glyph) < -STEP_BACK) return '\n';
  return isApart(before, glyph) ? ' ' : '';
}

/** True when a character begins so far behind another one that they are of two words. */
export function isApart(before: Glyph, glyph: Glyph): boolean {
  return gapInEms(before, glyph) > WORD_GAP;
}

function gapInEms(before: Glyph, glyph: Glyph): number {
  return (glyph.advance.left - before.advance.right) / Math.min(before.size, glyph.size);
}

/** True when two characters do not stand on one line. */
export function isOnOtherLine(one: Glyph, other: Glyph): boolean {
  if (one.page !== other.page) return true;
  const em = Math.max(one.size, other.size);
  return Math.abs(one.baseline - other.baseline) > LINE_SHIFT * em;
}
