import { deflateSync, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { markDecoration } from './mark-decoration.rules.ts';

const CONTENTS = PDFName.of('Contents');
const KIDS = PDFName.of('K');
const PAGE = PDFName.of('Pg');

/**
 * Marks the decoration of every page as such, and takes it out of the tags. `hasFooter`: text without a tag is that of a page footer. What
 * was not packed is packed.
 */
export function markDecorations(pdf: PDFDocument, hasFooter: boolean): void {
  for (const page of pdf.getPages()) {
    const ref = page.node.get(CONTENTS);
    const stream = page.node.Contents();
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const content = readStream(stream).toString('latin1');
    const marked = markDecoration(content, hasFooter);
    if (marked || !isDeflated(stream))
      pdf.context.assign(ref, deflated(pdf, marked?.content ?? content));
    if (marked && marked.freed.length > 0) forget(pdf, page, new Set(marked.freed));
  }
}

/** The bytes of a stream as Chromium writes it: deflated or not at all packed. */
export function readStream(stream: PDFRawStream): Buffer {
  return isDeflated(stream) ? inflateSync(stream.contents) : Buffer.from(stream.contents);
}

function isDeflated({ dict }: PDFRawStream): boolean {
  return dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode');
}

/** A stream of these characters or bytes, packed as Chromium packs its own. */
export function deflated(pdf: PDFDocument, content: string | Uint8Array): PDFRawStream {
  const bytes = deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  const dict = pdf.context.obj({ Filter: 'FlateDecode', Length: bytes.length });
  return PDFRawStream.of(dict, bytes);
}

/** Takes marked content of a page out of the element of the whole document and out of the way back to it. */
function forget(pdf: PDFDocument, page: PDFPage, freed: ReadonlySet<number>): void {
  const tree = pdf.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const whole = tree?.lookup(KIDS);
  if (!tree || !(whole instanceof PDFDict)) return;
  const kids = whole.lookup(KIDS);
  if (kids instanceof PDFArray) {
    const left = kids.asArray().filter((kid) => !isFreed(pdf, whole, kid, page, freed));
    whole.set(KIDS, pdf.context.obj(left));
  }
  const owners = ownersOf(tree, page);
  for (const number of freed) if (owners && number < owners.size()) owners.set(number, PDFNull);
}

function isFreed(
  pdf: PDFDocument,
  whole: PDFDict,
  kid: PDFObject,
  page: PDFPage,
  freed: ReadonlySet<number>,
): boolean {
  if (kid instanceof PDFNumber) return whole.get(PAGE) === page.ref && freed.has(kid.asNumber());
  const mark = pdf.context.lookup(kid);
  const number = mark instanceof PDFDict ? mark.lookup(PDFName.of('MCID')) : undefined;
  if (!(mark instanceof PDFDict) || !(number instanceof PDFNumber)) return false;
  return mark.get(PAGE) === page.ref && freed.has(number.asNumber());
}

/** The elements that the marked content of a page belongs to, by its number. */
function ownersOf(tree: PDFDict, page: PDFPage): PDFArray | undefined {
  const key = page.node.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber();
  const numbers = tree
    .lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  for (let at = 0; numbers && at + 1 < numbers.size(); at += 2) {
    if (numbers.lookup(at, PDFNumber).asNumber() === key)
      return numbers.lookupMaybe(at + 1, PDFArray);
  }
  return undefined;
}
