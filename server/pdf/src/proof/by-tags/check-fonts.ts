import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { ExpectedWord } from '../expected/expected-document.ts';
import type { UsedFont } from '../contents/fonts-in-use.ts';
import { isGood } from '../contents/page-fonts.ts';
import type { TextRun } from '../contents/page-runs.ts';

/** All text is set in embedded fonts that say what their glyphs are, none of them drawn (Type 3). One finding for each other font. */
export function checkFonts(
  fonts: ReadonlyMap<string, UsedFont>,
  words: readonly ExpectedWord[],
  places: readonly (TextRun | undefined)[],
): PdfFinding[] {
  const wrong = [...fonts].filter(([, font]) => !isGood(font));
  return [...Map.groupBy(wrong, ([, { name }]) => name)].map(([name, parts]) => {
    const ids = new Set(parts.map(([id]) => id));
    const set = words.filter((_, index) => ids.has(places[index]?.font ?? ''));
    const page = Math.min(...parts.map(([, font]) => font.page));
    return { kind: 'fonts', text: set.map(({ text }) => text).join(' ') || name, page };
  });
}
