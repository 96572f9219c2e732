import { PDFArray, PDFDict, PDFName, type PDFDocument, type PDFObject } from '@cantoo/pdf-lib';

const STRUCTURE = PDFName.of('S');
const KIDS = PDFName.of('K');

/**
 * Lifts headings that skip a level, as PDF/UA wants it: the first one of a document to the first level, others to the one
 * below the heading before. A sidebar may hold one before the name.
 */
export function levelHeadings(pdf: PDFDocument): void {
  let last = 0;
  const visit = (object: PDFObject | undefined): void => {
    const element = pdf.context.lookup(object);
    if (element instanceof PDFArray) element.asArray().forEach(visit);
    if (!(element instanceof PDFDict)) return;
    const level = levelOf(element);
    if (level > last + 1) element.set(STRUCTURE, PDFName.of(`H${last + 1}`));
    if (level > 0) last = Math.min(level, last + 1);
    // marked content and annotations hold nothing below them
    if (element.has(KIDS)) visit(element.get(KIDS));
  };
  visit(pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)?.get(KIDS));
}

function levelOf(element: PDFDict): number {
  const role = element.get(STRUCTURE);
  return role instanceof PDFName ? Number(/^H([1-6])$/.exec(role.decodeText())?.[1] ?? 0) : 0;
}
