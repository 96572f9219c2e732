import { isReordered } from '../text/fold-text.ts';
import type { Box, Glyph } from './glyph.ts';
import { pageContrasts } from './page-contrasts.ts';
import { heapOf, loadPdfium, withDocument, withMemory, type Pdfium } from './pdfium.ts';

/** What PDFium says of a hyphen that parts a word at the end of a line. */
const LINE_END_HYPHEN = 2;
const TYPE_ROOM = 64;

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

function readPage(pdfium: Pdfium, document: number, number: number): Glyph[] {
  const page = pdfium.FPDF_LoadPage(document, number - 1);
  if (page === 0) throw new Error(`PDFium cannot read page ${number}.`);
  const text = pdfium.FPDFText_LoadPage(page);
  try {
    const glyphs = withMemory(pdfium, TYPE_ROOM, (room) =>
      charactersOf(pdfium, text, number, room),
    );
    const contrasts = pageContrasts(
      pdfium,
      page,
      glyphs.map(({ ink }) => ink),
    );
    return glyphs.map((glyph, index) => ({ ...glyph, contrast: contrasts[index] ?? Infinity }));
  } finally {
    pdfium.FPDFText_ClosePage(text);
    pdfium.FPDF_ClosePage(page);
  }
}

type Character = Omit<Glyph, 'contrast'>;

function charactersOf(pdfium: Pdfium, text: number, page: number, room: number): Character[] {
  const count = pdfium.FPDFText_CountChars(text);
  const found: Character[] = [];
  for (let index = 0; index < count; index += 1) {
    if (pdfium.FPDFText_IsGenerated(text, index) === 1) continue;
    const read = characterAt(pdfium, text, index);
    if (read.trim() === '') continue;
    const content = pdfium.FPDFPageObj_GetMarkedContentID(
      pdfium.FPDFText_GetTextObject(text, index),
    );
    const place = placeOf(pdfium, text, index, room);
    // a cluster of several characters is one drawing: nobody knows which part is whose
    if (isReordered(read)) place.ink.isGuess = true;
    found.push({ text: read, page, content, ...place });
  }
  return found;
}

function characterAt(pdfium: Pdfium, text: number, index: number): string {
  const code = pdfium.FPDFText_GetUnicode(text, index);
  if (code === LINE_END_HYPHEN || pdfium.FPDFText_IsHyphen(text, index) === 1) return '-';
  return String.fromCodePoint(code);
}

function placeOf(pdfium: Pdfium, text: number, index: number, room: number) {
  const { HEAPF32, HEAPF64 } = heapOf(pdfium);
  const floats = room >> 2;
  const doubles = room >> 3;
  pdfium.FPDFText_GetLooseCharBox(text, index, room);
  const [left = 0, top = 0, right = 0, bottom = 0] = HEAPF32.subarray(floats, floats + 4);
  const advance: Box = { left, right, bottom, top };
  pdfium.FPDFText_GetCharBox(text, index, room, room + 8, room + 16, room + 24);
  const [inkLeft = 0, inkRight = 0, inkBottom = 0, inkTop = 0] = HEAPF64.subarray(
    doubles,
    doubles + 4,
  );
  const ink: Box = { left: inkLeft, right: inkRight, bottom: inkBottom, top: inkTop };
  pdfium.FPDFText_GetCharOrigin(text, index, room, room + 8);
  const [, baseline = 0] = HEAPF64.subarray(doubles, doubles + 2);
  pdfium.FPDFText_GetMatrix(text, index, room);
  const [a = 1, b = 0, c = 0, d = 1] = HEAPF32.subarray(floats, floats + 4);
  const size = pdfium.FPDFText_GetFontSize(text, index) * Math.hypot(c, d);
  const isUpright = a > 0 && Math.abs(b) < 0.01 * a;
  return {
    advance,
    ink: inkOf(ink, advance, baseline, size),
    baseline,
    size,
    isUpright,
  };
}

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
