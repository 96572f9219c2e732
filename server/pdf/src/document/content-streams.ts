import { deflateSync, inflateSync } from 'node:zlib';
import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  type PDFDocument,
} from '@cantoo/pdf-lib';

/** The bytes of a stream as Chromium writes it: deflated or not at all packed. */
export function readStream(stream: PDFRawStream): Buffer {
  return isDeflated(stream) ? inflateSync(stream.contents) : Buffer.from(stream.contents);
}

export function isDeflated({ dict }: PDFRawStream): boolean {
  return dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode');
}

/** A stream of these characters or bytes, packed as Chromium packs its own. */
export function deflated(pdf: PDFDocument, content: string | Uint8Array): PDFRawStream {
  const bytes = deflateSync(typeof content === 'string' ? Buffer.from(content, 'latin1') : content);
  const dict = pdf.context.obj({ Filter: 'FlateDecode', Length: bytes.length });
  return PDFRawStream.of(dict, bytes);
}

/** The elements that the marked content of a page or a group belongs to, by its number. */
export function ownersOf(pdf: PDFDocument, stream: PDFDict): PDFArray | undefined {
  const key = stream.lookupMaybe(PDFName.of('StructParents'), PDFNumber)?.asNumber();
  const numbers = pdf.catalog
    .lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict)
    ?.lookupMaybe(PDFName.of('Nums'), PDFArray);
  for (let at = 0; numbers && at + 1 < numbers.size(); at += 2) {
    if (numbers.lookup(at, PDFNumber).asNumber() === key)
      return numbers.lookupMaybe(at + 1, PDFArray);
  }
  return undefined;
}
