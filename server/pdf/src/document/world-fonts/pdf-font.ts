import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { deflated, readStream } from '../streams/content-streams.ts';
import type { MergedFont, SourceFont } from './merged-font.rules.ts';
import { readOutlines, viewOf, type Outlines } from './outlines.rules.ts';
import { readToUnicode, writeToUnicode } from './to-unicode.rules.ts';

const key = PDFName.of;
const TO_UNICODE = key('ToUnicode');
const PARTS = key('DescendantFonts');
const DESCRIPTOR = key('FontDescriptor');
const FILE = key('FontFile2');
const NAME = key('FontName');

/** The objects that make up a font whose glyphs are numbered as in its file. */
export interface PdfFontObjects {
  whole: PDFDict;
  part: PDFDict;
  descriptor: PDFDict;
  file: PDFRawStream;
  toUnicode: PDFRawStream;
  /** With its tag, `AAAAAA+NotoSansKR-5.3.1-116-400`. */
  name: string;
}

/** Finds the objects of a font; undefined when it is of another kind. */
export function fontObjects(whole: PDFDict): PdfFontObjects | undefined {
  if (whole.get(key('Encoding')) !== key('Identity-H')) return undefined;
  const part = whole.lookupMaybe(PARTS, PDFArray)?.lookupMaybe(0, PDFDict);
  const descriptor = part?.lookupMaybe(DESCRIPTOR, PDFDict);
  const [file, toUnicode] = [descriptor?.lookup(FILE), whole.lookup(TO_UNICODE)];
  const name = descriptor?.lookupMaybe(NAME, PDFName)?.decodeText();
  if (!part || !descriptor || name === undefined) return undefined;
  if (!(file instanceof PDFRawStream) || !(toUnicode instanceof PDFRawStream)) return undefined;
  if (part.get(key('CIDToGIDMap')) !== key('Identity')) return undefined;
  return { whole, part, descriptor, file, toUnicode, name };
}

/** Reads a font as a source of glyphs. */
export function sourceOf({ part, file, toUnicode }: PdfFontObjects): SourceFont {
  const texts = readToUnicode(readStream(toUnicode).toString('latin1'));
  let outlines: Outlines | undefined;
  return {
    get outlines() {
      return (outlines ??= readOutlines(readStream(file)));
    },
    texts,
    widthOf: widthsOf(part),
  };
}

/** The widths of a font's glyphs, in thousandths of its size. */
export function widthsOf(part: PDFDict): (glyph: number) => number {
  const usual = part.lookupMaybe(key('DW'), PDFNumber)?.asNumber() ?? 1000;
  const widths = readWidths(part.lookupMaybe(key('W'), PDFArray));
  return (glyph) => widths.get(glyph) ?? usual;
}

/** `c [w …]` gives widths one by one from c on, `c d w` one width for all from c to d. */
function readWidths(list: PDFArray | undefined): Map<number, number> {
  const widths = new Map<number, number>();
  for (let at = 0; list && at + 1 < list.size();) {
    const first = list.lookup(at, PDFNumber).asNumber();
    const second = list.lookup(at + 1);
    if (second instanceof PDFArray) {
      second.asArray().forEach((width, index) => widths.set(first + index, numberOf(width)));
      at += 2;
    } else {
      const width = numberOf(list.lookup(at + 2));
      for (let glyph = first; glyph <= numberOf(second); glyph += 1) widths.set(glyph, width);
      at += 3;
    }
  }
  return widths;
}

function numberOf(object: PDFObject | undefined): number {
  return object instanceof PDFNumber ? object.asNumber() : 0;
}

/** Writes a merged font under a name, described as `like` is. */
export function registerFont(
  pdf: PDFDocument,
  font: MergedFont,
  like: PdfFontObjects,
  name: string,
): PDFRef {
  const { context } = pdf;
  const bytes = font.build();
  const box = viewOf(readOutlines(bytes).tables.get('head') ?? new Uint8Array(54));
  const scale = 1000 / box.getUint16(18);
  const file = deflated(pdf, bytes);
  file.dict.set(key('Length1'), PDFNumber.of(bytes.length));
  const descriptor = like.descriptor.clone(context);
  descriptor.set(NAME, key(name));
  descriptor.set(FILE, context.register(file));
  const edges = [36, 38, 40, 42].map((at) => Math.round(box.getInt16(at) * scale));
  descriptor.set(key('FontBBox'), context.obj(edges));
  const part = like.part.clone(context);
  part.set(key('BaseFont'), key(name));
  part.set(DESCRIPTOR, context.register(descriptor));
  const widths = font.glyphs.map(({ width }) => Math.round(width * 10) / 10);
  part.set(key('W'), context.obj([0, widths]));
  const whole = like.whole.clone(context);
  whole.set(key('BaseFont'), key(name));
  whole.set(PARTS, context.obj([context.register(part)]));
  const map = writeToUnicode(font.glyphs.map(({ text }) => text));
  whole.set(TO_UNICODE, context.register(deflated(pdf, map)));
  return context.register(whole);
}

/** Takes a font and what belongs to it alone out of the document. */
export function removeFont({ context }: PDFDocument, ref: PDFRef, font: PdfFontObjects): void {
  const parts = font.whole.lookup(PARTS, PDFArray).asArray();
  const refs = [
    ref,
    ...parts,
    ...[font.part.get(DESCRIPTOR), font.descriptor.get(FILE), font.whole.get(TO_UNICODE)],
  ];
  for (const one of refs) if (one instanceof PDFRef) context.delete(one);
}
