import { PDFName, PDFNumber, PDFRawStream, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { deflated, readStream } from './streams/content-streams.ts';
import { withoutSoftHyphens } from './soft-hyphens.rules.ts';

const key = PDFName.of;

/**
 * Takes soft hyphens out of the pages, wherever they come from; what is seen stays where it is. In the bytes that were
 * printed nothing can move a line any more, as it can in the document that is yet to be.
 */
export function dropSoftHyphens(pdf: PDFDocument): void {
  for (const ref of shownBy(pdf)) {
    const stream = pdf.context.lookup(ref);
    if (!(stream instanceof PDFRawStream)) continue;
    const content = readStream(stream).toString('latin1');
    const readable = withoutSoftHyphens(content);
    if (readable === content) continue;
    const { dict, contents } = deflated(pdf, readable);
    const own = stream.dict.clone(pdf.context);
    own.set(key('Filter'), dict.get(key('Filter')) ?? key('FlateDecode'));
    own.set(key('Length'), PDFNumber.of(contents.length));
    pdf.context.assign(ref, PDFRawStream.of(own, contents));
  }
}

/** The streams of pages and of groups, which show text alike. */
function shownBy(pdf: PDFDocument): PDFRef[] {
  const pages = pdf.getPages().map(({ node }) => node.get(key('Contents')));
  const groups = pdf.context
    .enumerateIndirectObjects()
    .filter(
      ([, object]) =>
        object instanceof PDFRawStream && object.dict.get(key('Subtype')) === key('Form'),
    );
  return [...pages, ...groups.map(([ref]) => ref)].filter((ref) => ref instanceof PDFRef);
}
