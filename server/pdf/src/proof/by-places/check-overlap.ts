import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Box, Glyph } from '../../glyphs/glyph.ts';

/** So much of a letter under another one makes both unreadable. */
const LEAST_SHARE = 0.4;

/** So many letters after each other of one element may be one glyph. */
const LIGATURE = 3;
/** What joins or is set above and below others shares its place with them. */
const ALONE = /[\p{L}\p{Nd}]/u;

/** Letters over which others are set; what follows each other is one finding. */
export function checkOverlap(glyphs: readonly Glyph[]): PdfFinding[] {
  const findings: PdfFinding[] = [];
  const letters = glyphs.filter(({ text }) => ALONE.test(text));
  for (const page of Map.groupBy(letters, (glyph) => glyph.page).values()) {
    let last = -2;
    const under = coveredAmong(page);
    page.forEach(({ text, page: number }, index) => {
      if (!under.has(index)) return;
      const open = last === index - 1 ? findings.at(-1) : undefined;
      if (open) open.text += text;
      else findings.push({ kind: 'unseen', text, page: number });
      last = index;
    });
  }
  return findings;
}

/** Places in the list of those that share much of their ink with another one; a sweep from left to right. */
function coveredAmong(glyphs: readonly Glyph[]): Set<number> {
  const order = glyphs
    .map((_, index) => index)
    .sort((a, b) => leftOf(glyphs[a]) - leftOf(glyphs[b]));
  const covered = new Set<number>();
  const open: number[] = [];
  for (const index of order) {
    const glyph = glyphs[index];
    if (!glyph) continue;
    let kept = 0;
    for (const other of open) {
      const over = glyphs[other];
      if (!over || over.ink.right <= glyph.ink.left) continue;
      open[kept] = other;
      kept += 1;
      if (over.ink.bottom >= glyph.ink.top || over.ink.top <= glyph.ink.bottom) continue;
      if (over.content === glyph.content && Math.abs(other - index) <= LIGATURE) continue;
      if (sharedPart(over.ink, glyph.ink) < LEAST_SHARE) continue;
      covered.add(index).add(other);
    }
    open.length = kept;
    open.push(index);
  }
  return covered;
}

function leftOf(glyph: Glyph | undefined): number {
  return glyph?.ink.left ?? 0;
}

/** The area that both have, as a part of the smaller one. */
function sharedPart(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(0.01, Math.min(areaOf(one), areaOf(other)));
}

function areaOf({ left, right, bottom, top }: Box): number {
  return (right - left) * (top - bottom);
}
