import type { PdfFinding } from '@sastre/shared-contracts/api';
import type { Glyph } from '../../glyphs/glyph.ts';
import { isApart, isOnOtherLine } from '../letters/glyph-runs.rules.ts';
import { isReadable } from '../../text/fold-text.ts';

/** Below this contrast nobody sees that there is a text. */
export const LEAST_CONTRAST = 1.5;
/** Nobody reads what is set smaller, in points. */
const LEAST_SIZE = 4;

/**
 * Words that a machine reads and nobody sees: of the colour of what lies behind, covered, clipped, or too small; and those
 * that the eye sees backwards.
 */
export function checkVisible(glyphs: readonly Glyph[]): PdfFinding[] {
  return [
    ...textsOf(glyphs, ({ contrast }) => contrast < LEAST_CONTRAST, 'unseen'),
    ...textsOf(glyphs, ({ size }) => size < LEAST_SIZE, 'small'),
    ...textsOf(glyphs, ({ isMirrored }) => isMirrored, 'order'),
  ];
}

/** What follows each other on a line is one finding. */
function textsOf(
  glyphs: readonly Glyph[],
  isWrong: (glyph: Glyph) => boolean,
  kind: string,
): PdfFinding[] {
  const findings: PdfFinding[] = [];
  let last: Glyph | undefined;
  let open: PdfFinding | undefined;
  for (const glyph of glyphs) {
    if (!isReadable(glyph.text)) continue;
    if (!isWrong(glyph)) {
      open = undefined;
      continue;
    }
    if (open && last && !isOnOtherLine(last, glyph))
      open.text += `${isApart(last, glyph) ? ' ' : ''}${glyph.text}`;
    else findings.push((open = { kind, text: glyph.text, page: glyph.page }));
    last = glyph;
  }
  return findings;
}
