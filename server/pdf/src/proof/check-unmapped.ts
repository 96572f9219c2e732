import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from './expected-document.ts';
import { isGood } from './page-fonts.ts';
import type { TextRun } from './page-runs.ts';
import type { PdfContents } from './read-pdf.ts';

/**
 * Words of which a program reads a character for private use, or one that stands for none: it has a meaning here alone. What is
 * said beside a glyph not every program reads. Of fonts that are told as such it is not said again.
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
    found.set(text, { kind: 'words', text, page: run.page });
  }
  return [...found.values()];
}
