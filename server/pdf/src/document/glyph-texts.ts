import { PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { deflated, readStream } from './streams/content-streams.ts';
import { withoutSoftGlyphs } from './soft-hyphens.rules.ts';

const TO_UNICODE = PDFName.of('ToUnicode');
// For private use: no letter, and unlike characters that are not seen no reader leaves it out, and with it the text beside it.
const NO_LETTER = '<E000>';

/** In the alphabet's own order, but for the mu. */
const GREEK = /<03(?:B[1-9ABD-F]|C[0-9])>$/m;
const MICRO = /^(<(?:[0-9A-F]{2}){1,2}> )<00B5>$/gm;
/** Letters of few languages, and the quotation marks whose glyphs some fonts have for both. */
const MARKS: Record<string, string> = { '02BB': '2018', '02BC': '2019' };
const MARK_LETTERS = /[\u02bb\u02bc]/g;
const MARK_LETTER = /^(<(?:[0-9A-F]{2}){1,2}> )<(02B[BC])>$/gm;

/**
 * Joined scripts are set with glyphs that are no character of their own, which Chromium says are U+0000; PDF/UA forbids that.
 * What such glyphs stand for together is in the text beside them. The mu of Greek has the glyph of the micro sign, and
 * Chromium says that it is one: programs that look for a Greek word would not find it. So it is with the apostrophe of
 * "O’Neill": it is a letter only in a document that has it, which `markLetters` tells.
 */
export function nameGlyphs(pdf: PDFDocument, markLetters = ''): void {
  const maps = [...unicodeMaps(pdf)];
  const isGreek = maps.some(({ map }) => GREEK.test(map));
  for (const { ref, map } of maps) {
    const lettered = map.replace(/^(<(?:[0-9A-F]{2}){1,2}> )<0000>$/gm, `$1${NO_LETTER}`);
    const quoted = lettered.replace(MARK_LETTER, (line, code: string, hex: string) =>
      markLetters.includes(String.fromCharCode(parseInt(hex, 16)))
        ? line
        : `${code}<${MARKS[hex] ?? hex}>`,
    );
    const named = withoutSoftGlyphs(isGreek ? quoted.replace(MICRO, '$1<03BC>') : quoted);
    if (named !== map) pdf.context.assign(ref, deflated(pdf, named));
  }
}

/** The letters of a text that look like quotation marks. */
export function markLettersIn(text: string): string {
  return text.match(MARK_LETTERS)?.join('') ?? '';
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
