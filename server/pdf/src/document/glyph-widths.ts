import { PDFDict, PDFName, type PDFDocument } from '@cantoo/pdf-lib';
import { fontObjects, widthsOf } from './world-fonts/pdf-font.ts';
import type { WidthOf } from './world-fonts/text-blocks.rules.ts';

type Resources = ReturnType<ReturnType<PDFDocument['getPage']>['node']['Resources']>;

/**
 * Tells the widths of glyphs by the names of their fonts in a page's resources; each font is read once. A width that is no
 * whole number is not told: PDFium cuts it off and other readers do not, so that a line would end elsewhere in each.
 */
export function glyphWidths(): (resources: Resources) => WidthOf {
  const read = new Map<PDFDict, ReturnType<typeof widthsOf> | undefined>();
  const widthsIn = (font: PDFDict) => {
    if (read.has(font)) return read.get(font);
    const part = fontObjects(font)?.part;
    const widths = part && widthsOf(part);
    read.set(font, widths);
    return widths;
  };
  return (resources) => {
    const fonts = resources?.lookupMaybe(PDFName.of('Font'), PDFDict);
    const named = new Map<string, ReturnType<typeof widthsIn>>();
    return (name, code) => {
      if (!named.has(name)) {
        const font = fonts?.lookup(PDFName.of(name));
        named.set(name, font instanceof PDFDict ? widthsIn(font) : undefined);
      }
      const width = named.get(name)?.(code);
      return Number.isInteger(width) ? width : undefined;
    };
  };
}
