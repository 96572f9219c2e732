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
  return key === undefined ? undefined : ownerLists(pdf).get(key);
}

/** The same of all streams, by the key of each. */
export function ownerLists(pdf: PDFDocument): Map<number, PDFArray> {
  const lists = new Map<number, PDFArray>();
  const numbers = numbersOf(parentTree(pdf));
  for (let at = 0; numbers && at + 1 < numbers.size(); at += 2) {
    const owners = numbers.lookup(at + 1);
    if (owners instanceof PDFArray) lists.set(numbers.lookup(at, PDFNumber).asNumber(), owners);
  }
  return lists;
}

/** Takes out the lists that no stream names any more. */
export function dropOwnerLists(pdf: PDFDocument, keys: ReadonlySet<number>): void {
  const tree = parentTree(pdf);
  const numbers = numbersOf(tree);
  if (!tree || !numbers) return;
  const held = numbers.asArray();
  const isLeft = (at: number) => keys.has(numbers.lookup(at - (at % 2), PDFNumber).asNumber());
  tree.set(NUMBERS, pdf.context.obj(held.filter((_, at) => !isLeft(at))));
}

const NUMBERS = PDFName.of('Nums');

function parentTree(pdf: PDFDocument): PDFDict | undefined {
  return pdf.catalog
    .lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict)
    ?.lookupMaybe(PDFName.of('ParentTree'), PDFDict);
}

function numbersOf(tree: PDFDict | undefined): PDFArray | undefined {
  return tree?.lookupMaybe(NUMBERS, PDFArray);
}
