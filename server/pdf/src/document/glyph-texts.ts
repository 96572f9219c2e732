import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { deflated, readStream } from './content-streams.ts';
import { withoutSoftGlyphs } from './soft-hyphens.rules.ts';

const TO_UNICODE = PDFName.of('ToUnicode');
// For private use: no letter, and unlike characters that are not seen no reader leaves it out, and with it the text beside it.
const NO_LETTER = '<E000>';

/** In the alphabet's own order, but for the mu. */
const GREEK = /<03(?:B[1-9ABD-F]|C[0-9])>$/m;
const MICRO = /^(<(?:[0-9A-F]{2}){1,2}> )<00B5>$/gm;

/**
 * Joined scripts are set with glyphs that are no character of their own, which Chromium says are U+0000; PDF/UA forbids that.
 * What such glyphs stand for together is in the text beside them. The mu of Greek has the glyph of the micro sign, and
 * Chromium says that it is one: programs that look for a Greek word would not find it.
 */
export function nameGlyphs(pdf: PDFDocument): void {
  const maps = [...unicodeMaps(pdf)];
  const isGreek = maps.some(({ map }) => GREEK.test(map));
  for (const { ref, map } of maps) {
    const lettered = map.replace(/^(<(?:[0-9A-F]{2}){1,2}> )<0000>$/gm, `$1${NO_LETTER}`);
    const named = withoutSoftGlyphs(isGreek ? lettered.replace(MICRO, '$1<03BC>') : lettered);
    if (named !== map) pdf.context.assign(ref, deflated(pdf, named));
  }
}

function* unicodeMaps(pdf: PDFDocument): Generator<{ ref: PDFRef; map: string }> {
  for (const [, font] of pdf.context.enumerateIndirectObjects()) {
    if (!(font instanceof PDFDict)) continue;
    const ref = font.get(TO_UNICODE);
    const stream = ref instanceof PDFRef ? pdf.context.lookup(ref) : undefined;
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    yield { ref, map: readStream(stream).toString('latin1') };
  }
}
