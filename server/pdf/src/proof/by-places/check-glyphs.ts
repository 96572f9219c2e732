import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../../glyphs/glyph.ts';
import { glyphRuns, inOwnOrder, withMarks } from '../letters/glyph-runs.rules.ts';
import { alignWords } from '../letters/align-words.ts';
import { linesOf } from '../letters/block-lines.ts';
import { checkContacts } from '../written/check-contacts.ts';
import { checkColumns } from './check-columns.ts';
import { checkOverlap } from './check-overlap.ts';
import { checkInitials } from './check-initials.ts';
import { checkLetters } from '../written/check-letters.ts';
import { checkLabels } from './check-labels.ts';
import { checkRows } from './check-rows.ts';
import { checkSource } from '../written/check-source.ts';
import { checkLines } from './check-lines.ts';
import { checkTorn } from './check-torn.ts';
import { checkVisible } from './check-visible.ts';
import type { ExpectedDocument } from '../expected/expected-document.ts';
import { segmentsOf } from '../letters/line-segments.ts';
import { placeLetters } from '../letters/placed-letters.ts';
import { joinRuns } from '../contents/text-line.ts';

/**
 * What the second reader finds, which goes by the places of the characters alone: words that it cannot tell from their
 * neighbours or finds in pieces, torn words, and what is not seen. `contents` names the marked content in the order of
 * the tags; without it the characters are read as painted.
 */
export function checkGlyphs(
  { words, reordered }: ExpectedDocument,
  shown: readonly Glyph[],
  nameOf: (glyph: Glyph) => string | undefined,
  contents: readonly string[] | undefined,
): PdfFinding[] {
  const glyphs = withMarks(reordered.size > 0 ? inOwnOrder(shown) : shown);
  const read = inOrderOf(contents, glyphs, nameOf);
  const line = joinRuns(glyphRuns(read, nameOf));
  const { misplaced, ...alignment } = alignWords(words, reordered, line);
  const numberAt = (at: number) => line.runAt(at)?.number ?? -1;
  const glyphAt = (at: number) => read[numberAt(at)];
  const within = (from: number, to: number) => read.slice(numberAt(from), numberAt(to - 1) + 1);
  const placed = placeLetters(words, alignment, glyphAt, within, glyphs);
  const lines = linesOf(words, placed);
  const segments = segmentsOf(lines);
  // what stands in lines of any order makes it lose its neighbours, too
  const told = reordered.size === 0 ? ['parted', 'missing'] : ['parted'];
  const parted = misplaced
    .filter(({ how }) => told.includes(how))
    .map(({ text, page }): PdfFinding => ({ kind: 'words', text, ...(page ? { page } : {}) }));
  return [
    ...parted,
    ...placed.findings,
    ...checkTorn(words, placed, glyphs),
    ...checkSource(words),
    ...checkLetters(words),
    ...checkContacts(words),
    ...checkInitials(words, placed.glyphs),
    ...checkRows(words, placed.glyphs),
    ...checkLines(words, lines),
    ...checkColumns(words, segments),
    ...checkLabels(words, segments),
    ...checkVisible(shown),
    ...checkOverlap(shown),
  ];
}

/** The characters in the order of the tags, without those that have none; as painted where there are no tags. */
function inOrderOf(
  contents: readonly string[] | undefined,
  glyphs: readonly Glyph[],
  nameOf: (glyph: Glyph) => string | undefined,
): readonly Glyph[] {
  if (!contents) return glyphs;
  const byContent = Map.groupBy(glyphs, nameOf);
  return contents.flatMap((content) => byContent.get(content) ?? []);
}
