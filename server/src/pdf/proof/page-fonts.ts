import { PDFArray, PDFDict, PDFName, PDFString, PDFHexString } from 'pdf-lib';
import type { PDFDocument, PDFObject } from 'pdf-lib';

/** A font, as the PDF names it. */
export interface PdfFont {
  name: string;
  embedded: boolean;
  /** Type 3: letters as drawings. */
  drawn: boolean;
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));
const key = PDFName.of;

/** Reads the fonts of each page by their names in its resources; one font is one object, on whatever page. */
export function readPageFonts(pdf: PDFDocument): Map<string, PdfFont>[] {
  const read = new Map<PDFDict, PdfFont>();
  return pdf.getPages().map(({ node }) => {
    const named = node.Resources()?.lookupMaybe(key('Font'), PDFDict)?.entries() ?? [];
    const fonts = new Map<string, PdfFont>();
    for (const [name, ref] of named) {
      const dict = pdf.context.lookup(ref);
      if (!(dict instanceof PDFDict)) continue;
      const font = read.get(dict) ?? readFont(dict);
      read.set(dict, font);
      fonts.set(name.decodeText(), font);
    }
    return fonts;
  });
}

function readFont(font: PDFDict): PdfFont {
  const drawn = font.lookup(key('Subtype')) === key('Type3');
  const parts = font.lookup(key('DescendantFonts'));
  const whole = parts instanceof PDFArray ? parts.lookup(0) : font;
  const about = whole instanceof PDFDict ? whole.lookup(key('FontDescriptor')) : undefined;
  const descriptor = about instanceof PDFDict ? about : undefined;
  return {
    name: nameOf(descriptor?.lookup(key('FontName')) ?? font.lookup(key('BaseFont'))),
    embedded: drawn || FILES.some((file) => descriptor?.has(file)),
    drawn,
  };
}

/** Without the tag of six letters that a part of a font has. */
function nameOf(name: PDFObject | undefined): string {
  if (!(name instanceof PDFName || name instanceof PDFString || name instanceof PDFHexString))
    return '';
  return name.decodeText().replace(/^[A-Z]{6}\+/, '');
}
