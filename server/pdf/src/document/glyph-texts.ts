import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { deflated, readStream } from './content-streams.ts';
import { withoutSoftGlyphs } from './soft-hyphens.rules.ts';

const TO_UNICODE = PDFName.of('ToUnicode');
// For private use: no letter, and unlike characters that are not seen no reader leaves it out, and with it the text beside it.
const NO_LETTER = '<E000>';

/**
 * Joined scripts are set with glyphs that are no character of their own, which Chromium says are U+0000; PDF/UA forbids that.
 * What such glyphs stand for together is in the text beside them.
 */
export function nameGlyphs(pdf: PDFDocument): void {
  for (const [, font] of pdf.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict)) continue;
    const ref = font.get(TO_UNICODE);
    const stream = ref instanceof PDFRef ? pdf.context.lookup(ref) : undefined;
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const map = readStream(stream).toString('latin1');
    const named = withoutSoftGlyphs(
      map.replace(/^(<(?:[0-9A-F]{2}){1,2}> )<0000>$/gm, `$1${NO_LETTER}`),
    );
    if (named !== map) pdf.context.assign(ref, deflated(pdf, named));
  }
}
