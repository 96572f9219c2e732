import { PDFArray, PDFDict, PDFName, type PDFDocument } from '@cantoo/pdf-lib';

/** The dictionaries of a PDF of which `key` has this name. */
export function dictsWith(pdf: PDFDocument, key: string, value: string): PDFDict[] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object): object is PDFDict => object instanceof PDFDict)
    .filter((dict) => dict.get(PDFName.of(key)) === PDFName.of(value));
}

/** The first of a list; throws when there is none. */
export function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('There is none.');
  return item;
}

/** Whether a structure element holds a list. */
export function hasListInside(pdf: PDFDocument, element: PDFDict): boolean {
  const kids = element.lookup(PDFName.of('K'));
  if (!(kids instanceof PDFArray)) return false;
  return kids.asArray().some((kid) => {
    const inner = pdf.context.lookup(kid);
    return inner instanceof PDFDict && inner.get(PDFName.of('S')) === PDFName.of('L');
  });
}

/** What a PDF says of its fonts with serifs: their files, or with `BaseFont` the fonts themselves. */
export function serifs(pdf: PDFDocument, name: 'FontName' | 'BaseFont' = 'FontName'): PDFDict[] {
  const type = name === 'FontName' ? 'FontDescriptor' : 'Font';
  return dictsWith(pdf, 'Type', type).filter((font) =>
    String(font.get(PDFName.of(name))).includes('Serif'),
  );
}
