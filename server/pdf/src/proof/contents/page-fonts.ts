import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFStream,
  PDFString,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';

/** A font, as the PDF names it. */
export interface PdfFont {
  name: string;
  embedded: boolean;
  /** Type 3: letters as drawings. */
  drawn: boolean;
  /** It says of each glyph which letters that is (ToUnicode). */
  mapped: boolean;
}

/** Whoever reads the file has all of it, letters and what they are, wherever the font came from. */
export function isGood({ embedded, drawn, mapped }: PdfFont): boolean {
  return embedded && !drawn && mapped;
}

// What the service installs for Chromium; anything else comes from the machine it happens to run on.
const OURS = /^(SourceSans3|SourceSerif4|Noto|CV[A-Z])/;

/** One that the service brings along: what it is asked to set is its own business. */
export function isOurs({ name }: PdfFont): boolean {
  return OURS.test(name);
}

const FILES = ['FontFile', 'FontFile2', 'FontFile3'].map((name) => PDFName.of(name));
const key = PDFName.of;

/** Reads the fonts of each page by their names in its resources; one font is one object, on whatever page. */
export function readPageFonts(pdf: PDFDocument): Map<string, PdfFont>[] {
  const read = new Map<PDFDict, PdfFont>();
  return pdf.getPages().map(({ node }) => {
    const fonts = new Map<string, PdfFont>();
    const seen = new Set<PDFDict>();
    /** Those of a group of its own (what is half transparent) have names that no page knows. */
    const collect = (resources: PDFDict | undefined, group: string): void => {
      if (resources === undefined || seen.has(resources)) return;
      seen.add(resources);
      for (const [name, dict] of dictsIn(pdf, resources, 'Font')) {
        const font = read.get(dict) ?? readFont(dict);
        read.set(dict, font);
        fonts.set(group + name, font);
      }
      for (const [name, dict] of dictsIn(pdf, resources, 'XObject'))
        collect(dict.lookupMaybe(key('Resources'), PDFDict), `${group}${name}/`);
    };
    collect(node.Resources(), '');
    return fonts;
  });
}

function dictsIn(
  pdf: PDFDocument,
  resources: PDFDict,
  kind: string,
): [name: string, dict: PDFDict][] {
  const named = resources.lookupMaybe(key(kind), PDFDict)?.entries() ?? [];
  return named.flatMap(([name, ref]) => {
    const object = pdf.context.lookup(ref);
    const dict = object instanceof PDFStream ? object.dict : object;
    return dict instanceof PDFDict ? [[name.decodeText(), dict]] : [];
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
    mapped: font.lookup(key('ToUnicode')) instanceof PDFStream,
  };
}

/** Without the tag of six letters that a part of a font has. */
function nameOf(name: PDFObject | undefined): string {
  if (!(name instanceof PDFName || name instanceof PDFString || name instanceof PDFHexString))
    return '';
  return name.decodeText().replace(/^[A-Z]{6}\+/, '');
}
