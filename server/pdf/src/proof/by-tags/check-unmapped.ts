import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from '../expected/expected-document.ts';
import { isGood, isOurs } from '../contents/page-fonts.ts';
import type { TextRun } from '../contents/page-runs.ts';
import type { PdfContents } from '../contents/read-pdf.ts';

/**
 * Words of which a program reads a character for private use, or one that stands for none: it has a meaning here alone. What is
 * said beside a glyph not every program reads. Of fonts that are told as such it is not said again; of one of the
 * machine, which has forms of letters without their meaning, it is the font that is told.
 */
export function checkUnmapped(
  runs: readonly TextRun[],
  fonts: PdfContents['fonts'],
  words: readonly ExpectedWord[],
  places: readonly (TextRun | undefined)[],
): PdfFinding[] {
  const wrong = runs.filter(({ isUnmapped, font }) => {
    const used = fonts.get(font);
    return isUnmapped === true && (used === undefined || isGood(used));
  });
  if (wrong.length === 0) return [];
  const found = new Map<string, PdfFinding>();
  for (const run of wrong) {
    const at = places.findLastIndex(
      (place) => place && place.page === run.page && place.number <= run.number,
    );
    const text = words[at]?.text ?? run.text;
    const used = fonts.get(run.font);
    const kind = used === undefined || isOurs(used) ? 'words' : 'fonts';
    found.set(text, { kind, text, page: run.page });
  }
  return [...found.values()];
}
