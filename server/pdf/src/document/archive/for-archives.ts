import { createHash } from 'node:crypto';
import {
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFStream,
  type PDFDocument,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { deflated, readStream } from '../streams/content-streams.ts';
import { srgbProfile } from './srgb-profile.rules.ts';

const ID_BYTES = 16;
/** Of a page's width and height, in points. */
const [LEAST_SIDE, MOST_SIDE] = [3, 14_400];
// Glyphs are shown by their two-byte number; the first of a font is the one for what it lacks.
const LACKING = /<(?:[0-9A-F]{4})*?0000(?:[0-9A-F]{4})*> Tj$/m;
const DATES = /\/(?:CreationDate|ModDate) ?\([^)]*\)/g;

let profile: Uint8Array | undefined;

/** Adds what PDF/A-2 asks of the file as a whole: the meaning of its colours, and an identifier that `id` is. */
export function fitForArchives(pdf: PDFDocument, id: string): void {
  const { context, catalog } = pdf;
  const intent = context.obj({ Type: 'OutputIntent', S: 'GTS_PDFA1' });
  const stream = deflated(pdf, (profile ??= srgbProfile()));
  stream.dict.set(PDFName.of('N'), context.obj(3));
  intent.set(PDFName.of('OutputConditionIdentifier'), PDFHexString.fromText('sRGB IEC61966-2.1'));
  intent.set(PDFName.of('Info'), PDFHexString.fromText('sRGB IEC61966-2.1'));
  intent.set(PDFName.of('DestOutputProfile'), context.register(stream));
  catalog.set(PDFName.of('OutputIntents'), context.obj([context.register(intent)]));
  const identifier = PDFHexString.of(id);
  context.trailerInfo.ID = context.obj([identifier, identifier]);
}

/**
 * Whether a finished document may say that it is for archives: the standard forbids to show the sign for a character that
 * no font has, and sheets beyond its sizes.
 */
export function isFitForArchives(pdf: PDFDocument): boolean {
  if (!pdf.getPages().every(hasUsualSize)) return false;
  const pages = pdf.getPages().map(({ node }) => node.Contents());
  const groups = pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const isGroup =
      object instanceof PDFStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Form');
    return isGroup ? [object] : [];
  });
  return ![...pages, ...groups].some(
    (stream) =>
      stream instanceof PDFRawStream && LACKING.test(readStream(stream).toString('latin1')),
  );
}

function hasUsualSize(page: PDFPage): boolean {
  const { width, height } = page.getSize();
  return [width, height].every((side) => side >= LEAST_SIDE && side <= MOST_SIDE);
}

/** An identifier for what was printed and is said of it: the same again for the same document, whenever it is printed. */
export function identifierOf(printed: Uint8Array, facts: object): string {
  const { buffer, byteOffset, byteLength } = printed;
  const undated = Buffer.from(buffer, byteOffset, byteLength).toString('latin1').replace(DATES, '');
  return createHash('sha256')
    .update(undated, 'latin1')
    .update(JSON.stringify(facts))
    .digest('hex')
    .slice(0, 2 * ID_BYTES)
    .toUpperCase();
}
