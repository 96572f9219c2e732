import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Operators } from './page-shapes.ts';
import { Pen } from './pen.ts';

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
  /** Between the ink before it in its line and its own, in sizes; infinite where nothing stands there. */
  gap: number;
}

/** As pdf.js has it. */
interface Glyph {
  unicode?: string;
  width?: number;
  originalCharCode?: number;
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
  const pen = new Pen();
  let font = '';
  let [step, isMoved] = [0, false];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as readonly unknown[] | null;
    if (MOVES.has(operator)) isMoved = true;
    if (operator === OPS.setFont) font = String(args?.[0]);
    if (operator !== OPS.showText) {
      pen.follow(operator, args ?? []);
      continue;
    }
    const [glyphs] = args as readonly [readonly (Glyph | number)[]];
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        step = Math.max(step, -glyph);
        pen.step(glyph);
        continue;
      }
      const { unicode = '', width = 0, originalCharCode: code = -1 } = glyph;
      const gap = pen.draw(width, unicode.trim() === '');
      drawn.push({ unicode, code, width, font, step, isMoved, gap });
      [step, isMoved] = [0, false];
    }
  }
  return drawn;
}
