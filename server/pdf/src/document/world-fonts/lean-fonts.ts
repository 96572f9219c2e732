import { PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { readTables } from '../../fonts/sfnt.ts';
import { deflated, readStream } from '../streams/content-streams.ts';
import { leanFont } from './lean-font.rules.ts';
import { fontObjects, type PdfFontObjects } from './pdf-font.ts';

const key = PDFName.of;
/** Programs, and what is for setting text. */
const SPARED = ['fpgm', 'prep', 'cmap', 'name'];

/** Takes out of the fonts of a document what no reader of it needs. A posted font that is broken stays as it is. */
export function leanFonts(pdf: PDFDocument): void {
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(key('Subtype')) !== key('Type0')) continue;
    const objects = fontObjects(object);
    const lean = objects && leanFileOf(objects);
    if (!lean) continue;
    const file = deflated(pdf, lean);
    file.dict.set(key('Length1'), PDFNumber.of(lean.length));
    const ref = objects.descriptor.get(key('FontFile2'));
    if (ref instanceof PDFRef) pdf.context.assign(ref, file);
  }
}

function leanFileOf({ file }: PdfFontObjects): Uint8Array | undefined {
  try {
    const font = readStream(file);
    const tables = readTables(font);
    return SPARED.some((tag) => tables.has(tag)) ? leanFont(font) : undefined;
  } catch {
    return undefined;
  }
}
