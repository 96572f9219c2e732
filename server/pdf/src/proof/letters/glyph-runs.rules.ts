import type { TextRun } from '../contents/page-runs.ts';
import type { Box, Glyph } from '../../glyphs/glyph.ts';
import { isRightToLeft } from '../../text/fold-text.ts';

/**
 * From this gap on, in parts of an em, readers that go by places (poppler, pypdf, pdfminer) take two words: a tenth, and
 * what places are rounded by.
 */
const WORD_GAP = 0.105;
const LETTER = /^[\p{L}\p{N}]/u;
/** Behind the ink of a letter of which only that and its beginning is told, in parts of an em. */
const BEARING = 0.04;
/** Letters whose ink goes on above what follows: behind it there is nothing of theirs. */
const HOOK = /[fſƒ]$/u;
/** Wider than what a letter of several drawings may seem to lack, in parts of an em. */
const WIDE_GAP = 0.3;
/** So far, in parts of an em, a letter may reach over the next one. */
const MOST_OVERHANG = 0.3;
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
  let before: Glyph | undefined;
  return glyphs.map((glyph, number) => {
    const text = gapBetween(before, glyph) + glyph.text;
    // what is set above or below a letter takes no room of its own
    if (!isMark(glyph)) before = glyph;
    return { number, text, ...placeOf(glyph, nameOf) };
  });
}

/** The same characters, each as wide as what is set above and below it, which may be the wider half of one glyph. */
export function withMarks(glyphs: readonly Glyph[]): Glyph[] {
  const whole = [...glyphs];
  glyphs.forEach((mark, number) => {
    if (!isMark(mark)) return;
    // in lines from right to left it may come before its letter
    const base = [number - 1, number - 2, number + 1].find((at) => {
      const letter = whole[at];
      return letter && !isMark(letter) && (isOver(letter, mark) || isBeside(letter, mark));
    });
    const letter = base === undefined ? undefined : whole[base];
    if (letter && base !== undefined)
      whole[base] = { ...letter, advance: around(letter.advance, mark.advance) };
  });
  return whole;
}

function isOver(one: Glyph, other: Glyph): boolean {
  const shared =
    Math.min(one.advance.right, other.advance.right) -
    Math.max(one.advance.left, other.advance.left);
  return shared > 0 && !isOnOtherLine(one, other);
}

function isMark({ text }: Glyph): boolean {
  return /^\p{M}+$/u.test(text);
}

function around(one: Box, other: Box): Box {
  const left = Math.min(one.left, other.left);
  return { ...one, left, right: Math.max(one.right, other.right) };
}

function placeOf(glyph: Glyph, nameOf: (glyph: Glyph) => string | undefined) {
  return {
    page: glyph.page,
    font: 'glyph',
    content: nameOf(glyph),
    x: (glyph.ink.left + glyph.ink.right) / 2,
    y: (glyph.ink.bottom + glyph.ink.top) / 2,
  };
}

function gapBetween(before: Glyph | undefined, glyph: Glyph): '' | ' ' | '\n' {
  if (!before || !glyph.isUpright || !before.isUpright || isOnOtherLine(before, glyph)) return '\n';
  if (gapInEms(before, glyph) < -STEP_BACK) return '\n';
  return isApart(before, glyph) ? ' ' : '';
}

/** True when a character begins so far behind another one that they are of two words. */
export function isApart(before: Glyph, glyph: Glyph): boolean {
  const { advance, text } = before;
  const hasBearing = LETTER.test(text) && !HOOK.test(text) && !isRightToLeft(text);
  const isInkAlone = advance.isGuess === true && hasBearing;
  return gapInEms(before, glyph) > WORD_GAP + (isInkAlone ? BEARING : 0);
}

/** True when they are so far apart that no drawing of a letter bridges it. */
export function isFarApart(before: Glyph, glyph: Glyph): boolean {
  return gapInEms(before, glyph) > WIDE_GAP;
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

/** True when two characters stand against each other on a line, whichever is first; some letters hang over. */
export function isBeside(one: Glyph, other: Glyph): boolean {
  if (isOnOtherLine(one, other)) return false;
  const touch = (gap: number) => gap > -MOST_OVERHANG && gap <= WORD_GAP;
  return touch(gapInEms(one, other)) || touch(gapInEms(other, one));
}

/**
 * The characters as a page paints them, but those of an element that shares its line with letters from right to left: PDFium
 * turns such lines round, and with them numbers and words that run from left to right, sometimes with the lines above.
 */
export function inOwnOrder(glyphs: readonly Glyph[]): Glyph[] {
  const turned = new Map<Glyph, Glyph>();
  const keep = (part: readonly Glyph[], sorted: readonly Glyph[]) =>
    part.forEach((glyph, index) => turned.set(glyph, sorted[index] ?? glyph));
  const lines = Map.groupBy(glyphs, lineOf);
  for (const line of lines.values()) {
    if (!line.some(({ text }) => isRightToLeft(text))) continue;
    for (const part of Map.groupBy(line, ({ content }) => content).values())
      if (!part.some(({ text }) => isRightToLeft(text))) keep(part, part.toSorted(byPlace));
  }
  for (const part of Map.groupBy(glyphs, ({ page, content }) => `${page} ${content}`).values())
    if (isTurned(part) && !part.some(({ text }) => isRightToLeft(text)))
      keep(part, part.toSorted(byPlace));
  return glyphs.map((glyph) => turned.get(glyph) ?? glyph);
}

function lineOf({ page, baseline }: Glyph): string {
  return `${page} ${Math.round(baseline)}`;
}

/** From the top, and on a line from the left. */
function byPlace(one: Glyph, other: Glyph): number {
  return (
    Math.round(other.baseline) - Math.round(one.baseline) || one.advance.left - other.advance.left
  );
}

/** Two lines or more of one column, from the last to the first: no text is painted so. */
function isTurned(part: readonly Glyph[]): boolean {
  const lines = [...Map.groupBy(part, lineOf).values()];
  return (
    lines.length > 1 &&
    lines.every((line, index) => {
      const before = lines[index - 1];
      return !before || isAboveInColumn(line, before);
    })
  );
}

function isAboveInColumn(line: readonly Glyph[], below: readonly Glyph[]): boolean {
  const [one, other] = [line[0], below[0]];
  if (!one || !other || !isOnOtherLine(one, other) || one.baseline < other.baseline) return false;
  return line.some(({ advance }) =>
    below.some((glyph) => advance.left < glyph.advance.right && glyph.advance.left < advance.right),
  );
}
