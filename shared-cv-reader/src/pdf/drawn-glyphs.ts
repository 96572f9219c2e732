import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Operators } from './page-shapes.ts';

/** A glyph that a page draws, as pdf.js lists it. */
export interface DrawnGlyph {
  /** As its font names it. */
  unicode: string;
  /** In its font; -1 where it has none. */
  code: number;
  /** In thousandths of the font's size. */
  width: number;
  /** The font by the name that the page's texts have for it. */
  font: string;
  /** How far the pen goes to the right before it beside its own step, in thousandths of the font's size. */
  step: number;
  /** The pen was moved to another place before it. */
  isMoved: boolean;
}

const MOVES = new Set<number>([
  OPS.beginText,
  OPS.moveText,
  OPS.setLeadingMoveText,
  OPS.setTextMatrix,
  OPS.nextLine,
]);

/** The glyphs of a page in the order in which they are drawn. */
export function drawnGlyphs({ fnArray, argsArray }: Operators): DrawnGlyph[] {
  const drawn: DrawnGlyph[] = [];
  let font = '';
  let [step, isMoved] = [0, false];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (MOVES.has(operator)) isMoved = true;
    if (operator === OPS.setFont) font = String(args?.[0]);
    if (operator !== OPS.showText) continue;
    const [glyphs] = args as readonly [
      readonly ({ unicode?: string; width?: number; originalCharCode?: number } | number)[],
    ];
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        step = Math.max(step, -glyph);
        continue;
      }
      const { unicode = '', width = 0, originalCharCode: code = -1 } = glyph;
      drawn.push({ unicode, code, width, font, step, isMoved });
      [step, isMoved] = [0, false];
    }
  }
  return drawn;
}
