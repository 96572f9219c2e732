import { isReordered } from '../text/fold-text.ts';
import type { Box, Glyph } from './glyph.ts';
import { drawnTogether } from './drawn-together.rules.ts';
import { pageContrasts } from './page-contrasts.ts';
import {
  callsOf,
  heapOf,
  loadPdfium,
  withDocument,
  withMemory,
  withText,
  type Calls,
  type Heap,
  type Pdfium,
} from './pdfium.ts';

/** What PDFium says of a hyphen that parts a word at the end of a line. */
const LINE_END_HYPHEN = 2;
const TYPE_ROOM = 64;
/** Letters that are drawn as one with the signs of their syllable, where they have some. */
const OFTEN_ALONE = /(?!\p{M})\p{Script=Thai}/u;
/** Letters that are never drawn as one with others. */
const STANDS_ALONE = /(?!\p{M})\p{Script=Hebrew}/u;

/**
 * The characters of a PDF in the order in which its pages paint them, without white space: where words part is to be
 * told from their places. Throws when the bytes are no PDF.
 */
export async function readGlyphs(bytes: Uint8Array): Promise<Glyph[]> {
  const pdfium = await loadPdfium();
  return withDocument(pdfium, bytes, (document) => {
    const glyphs: Glyph[] = [];
    const pages = pdfium.FPDF_GetPageCount(document);
    for (let number = 1; number <= pages; number += 1)
      glyphs.push(...readPage(pdfium, document, number));
    return glyphs;
  });
}

/** How many pages a PDF has. Throws when the bytes are none. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const pdfium = await loadPdfium();
  return withDocument(pdfium, bytes, (document) => pdfium.FPDF_GetPageCount(document));
}

function readPage(pdfium: Pdfium, document: number, number: number): Glyph[] {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new Error(`PDFium cannot read page ${number}.`);
  const text = pdfium.FPDFText_LoadPage(page);
  try {
    const glyphs = withMemory(pdfium, TYPE_ROOM, (room) =>
      withText(pdfium, 'ActualText', (key) => charactersOf(pdfium, text, number, { room, key })),
    );
    const contrasts = pageContrasts(pdfium, page, drawnTogether(glyphs));
    return glyphs.map((glyph, index) => ({ ...glyph, contrast: contrasts[index] ?? Infinity }));
  } finally {
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}

type Character = Omit<Glyph, 'contrast'>;

function charactersOf(
  pdfium: Pdfium,
  text: number,
  page: number,
  { room, key }: { room: number; key: number },
): Character[] {
  const isToldBefore = tellsSyllablesOnce(callsOf(pdfium), key);
  const calls = callsOf(pdfium);
  const heap = heapOf(pdfium);
  const count = pdfium.FPDFText_CountChars(text);
  const found: Character[] = [];
  let drawn: number | undefined;
  for (let index = 0; index < count; index += 1) {
    if (calls.FPDFText_IsGenerated(text, index) === 1) continue;
    const read = characterAt(calls, text, index);
    if (read.trim() === '') continue;
    const object = calls.FPDFText_GetTextObject(text, index);
    if (isReordered(read) && isToldBefore(object)) continue;
    const content = calls.FPDFPageObj_GetMarkedContentID(object);
    const isFirst = object !== drawn && !/^\p{M}/u.test(read);
    const about = { hasForms: isReordered(read), isFirst };
    const place = placeOf(calls, heap, text, index, room, about);
    drawn = object;
    // a cluster of several characters is one drawing: nobody knows which part is whose
    const isCluster = place.advance.isGuess === true || !OFTEN_ALONE.test(read);
    if (isReordered(read) && !STANDS_ALONE.test(read) && isCluster) place.ink.isGuess = true;
    found.push({ text: read, page, content, ...place });
  }
  return found;
}

/**
 * A syllable of several drawings says once what it reads. PDFium tells it with each drawing that another one parts from the
 * first: from then on it is told before.
 */
function tellsSyllablesOnce(calls: Calls, key: number): (object: number) => boolean {
  const tellers = new Map<number, number>();
  return (object) => {
    const innermost = calls.FPDFPageObj_CountMarks(object) - 1;
    if (innermost < 0) return false;
    const mark = calls.FPDFPageObj_GetMark(object, innermost);
    if (calls.FPDFPageObjMark_GetParamValueType(mark, key) === NO_OBJECT) return false;
    const teller = tellers.get(mark) ?? object;
    tellers.set(mark, teller);
    return teller !== object;
  };
}

/** PDFium's type of a value that is not there. */
const NO_OBJECT = 0;

function characterAt(calls: Calls, text: number, index: number): string {
  const code = calls.FPDFText_GetUnicode(text, index);
  if (code === LINE_END_HYPHEN || calls.FPDFText_IsHyphen(text, index) === 1) return '-';
  return String.fromCodePoint(code);
}

function placeOf(
  calls: Calls,
  heap: Heap,
  text: number,
  index: number,
  room: number,
  { hasForms, isFirst }: { hasForms: boolean; isFirst: boolean },
) {
  const floats = room >> 2;
  const doubles = room >> 3;
  calls.FPDFText_GetLooseCharBox(text, index, room);
  const advance: Box = {
    left: heap.HEAPF32[floats] ?? 0,
    right: heap.HEAPF32[floats + 2] ?? 0,
    bottom: heap.HEAPF32[floats + 3] ?? 0,
    top: heap.HEAPF32[floats + 1] ?? 0,
  };
  calls.FPDFText_GetCharBox(text, index, room, room + 8, room + 16, room + 24);
  const ink: Box = {
    left: heap.HEAPF64[doubles] ?? 0,
    right: heap.HEAPF64[doubles + 1] ?? 0,
    bottom: heap.HEAPF64[doubles + 2] ?? 0,
    top: heap.HEAPF64[doubles + 3] ?? 0,
  };
  calls.FPDFText_GetCharOrigin(text, index, room, room + 8);
  const origin = heap.HEAPF64[doubles] ?? 0;
  const baseline = heap.HEAPF64[doubles + 1] ?? 0;
  calls.FPDFText_GetMatrix(text, index, room);
  const [a, b] = [heap.HEAPF32[floats] ?? 1, heap.HEAPF32[floats + 1] ?? 0];
  const [c, d] = [heap.HEAPF32[floats + 2] ?? 0, heap.HEAPF32[floats + 3] ?? 1];
  const size = calls.FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  // of what stands for other characters (small capitals, syllables) the ink alone is told
  const { fround } = Math;
  if (advance.left === fround(ink.left) && advance.right === fround(ink.right))
    advance.isGuess = true;
  const isUpright = a > 0 && Math.abs(b) < 0.01 * a;
  if (isUpright && advance.isGuess && !hasForms && ink.left >= origin) {
    // its drawing begins where it is placed, before its ink; how far it steps nobody tells
    if (isFirst && ink.left - origin < MOST_BEARING * size) advance.left = origin;
  } else if (isUpright) {
    // PDFium's box holds the ink as well, which may hang over; readers go by where a character begins and the next one may.
    advance.left = Math.max(advance.left, Math.min(origin, advance.right));
    // the box of what is slanted holds what leans over the next one, with ink or without
    const lean = Math.max(0, (c / d) * (advance.top - baseline));
    // a letter of several forms has several steps, of which a font tells one
    const hangsOver = !hasForms && (lean > 0 || ink.right >= advance.right - NO_STROKE * size);
    const step = hangsOver ? stepOf(calls, heap, text, index, room) * a : 0;
    // a glyph of several letters is wider by more than what hangs over
    if (step > 0 && advance.right - (origin + step) <= MOST_OVERHANG * size + lean)
      advance.right = Math.min(advance.right, origin + step);
  }
  return {
    advance,
    ink: inkOf(ink, advance, baseline, size),
    baseline,
    size,
    isUpright,
    isMirrored: a * d < b * c,
  };
}

/** How far a character steps, before its matrix; 0 where its font does not say. */
function stepOf(calls: Calls, heap: Heap, text: number, index: number, room: number): number {
  const font = calls.FPDFTextObj_GetFont(calls.FPDFText_GetTextObject(text, index));
  const size = calls.FPDFText_GetFontSize(text, index);
  const read = calls.FPDFText_GetUnicode(text, index);
  const isKnown = calls.FPDFFont_GetGlyphWidth(font, read, size, room) === 1;
  return isKnown ? (heap.HEAPF32[room >> 2] ?? 0) : 0;
}

/** Before the ink of a letter, in ems; what begins farther in is a later letter of a line that is turned round. */
const MOST_BEARING = 0.25;

/** Of a slanted f, in ems. */
const MOST_OVERHANG = 0.17;

/** Thinner than any stroke, in ems: PDFium's box of a glyph without an outline. */
const NO_STROKE = 0.005;

/** The ink of a character; of one whose glyph draws nothing, as the first of a cluster may, where it would stand. */
function inkOf(ink: Box, advance: Box, baseline: number, size: number): Box {
  if (ink.right <= ink.left) return hyphenAt(advance.left, baseline, size);
  return ink.top - ink.bottom < NO_STROKE * size ? { ...advance, isGuess: true } : ink;
}

/** A soft hyphen at the end of a line is given a place without a size: its ink stands here if anywhere. */
function hyphenAt(left: number, baseline: number, em: number): Box {
  const [indent, width, low, high] = [0.05, 0.3, 0.15, 0.4];
  return {
    left: left + indent * em,
    right: left + (indent + width) * em,
    bottom: baseline + low * em,
    top: baseline + high * em,
    isGuess: true,
  };
}
