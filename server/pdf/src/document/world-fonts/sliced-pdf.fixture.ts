import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { writeTables } from '../../fonts/sfnt.ts';
import { writeToUnicode } from './to-unicode.rules.ts';

/** A glyph of a test's font: a square of this width, in thousandths, that stands for a text; none when it is a space. */
export interface SquareGlyph {
  text: string;
  width: number;
  /** What stands in the file in place of the square. */
  record?: Uint8Array;
}

/** A font of a test, with so many units to its em. */
export interface SquareFont {
  name: string;
  glyphs: readonly SquareGlyph[];
  em?: number;
}

const HEAD_BYTES = 54;
const EM = 1000;

/** A TrueType font whose glyphs are squares. Glyph 0 is what the font lacks. */
function squares(glyphs: readonly SquareGlyph[], em: number): Uint8Array {
  const all: SquareGlyph[] = [{ text: '?', width: 600 }, ...glyphs];
  const records = all.map(
    ({ text, width, record }) =>
      record ?? (text.trim() === '' ? new Uint8Array() : square((width * em) / EM)),
  );
  const [head, hhea, maxp, hmtx, loca] = [HEAD_BYTES, 36, 32, 4, 4].map((size, index) => {
    const count = index < 3 ? 1 : records.length + (index === 4 ? 1 : 0);
    return new DataView(new ArrayBuffer(size * count));
  });
  head?.setUint16(18, em);
  head?.setUint16(50, 1);
  hhea?.setUint16(34, records.length);
  maxp?.setUint32(0, 0x10000);
  maxp?.setUint16(4, records.length);
  maxp?.setUint16(6, 4);
  maxp?.setUint16(8, 1);
  let at = 0;
  records.forEach((record, index) => {
    hmtx?.setUint16(4 * index, ((all[index]?.width ?? 0) * em) / EM);
    at += record.length;
    loca?.setUint32(4 * (index + 1), at);
  });
  const bytes = (view: DataView | undefined) => new Uint8Array(view?.buffer ?? new ArrayBuffer(0));
  return writeTables(
    new Map([
      ['glyf', Uint8Array.from(records.flatMap((record) => [...record]))],
      ...Object.entries({ head, hhea, maxp, hmtx, loca }).map(
        ([tag, view]) => [tag, bytes(view)] as const,
      ),
    ]),
  );
}

function square(width: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(36));
  const [left, right] = [50, Math.max(width - 50, 100)];
  [1, left, 0, right, 700, 3, 0].forEach((value, at) => view.setInt16(2 * at, value));
  for (let point = 0; point < 4; point += 1) view.setUint8(14 + point, 1);
  const steps = [left, right - left, 0, left - right, 0, 0, 700, 0];
  steps.forEach((step, at) => view.setInt16(18 + 2 * at, step));
  return new Uint8Array(view.buffer);
}

/** A PDF of one page with these fonts (by name in the resources), written as Chromium writes it. */
export async function slicedPdf(
  fonts: Record<string, SquareFont>,
  content: string,
): Promise<PDFDocument> {
  const pdf = await PDFDocument.create();
  const { context } = pdf;
  const refs = Object.entries(fonts).map(([id, { name, glyphs, em = EM }]) => {
    const file = context.register(context.flateStream(squares(glyphs, em)));
    const map = writeToUnicode(['', ...glyphs.map(({ text }) => text)]);
    const about = { Type: 'FontDescriptor', FontName: name, Flags: 4, FontFile2: file };
    const part = {
      ...{ Type: 'Font', Subtype: 'CIDFontType2', BaseFont: name, CIDToGIDMap: 'Identity' },
      ...{ FontDescriptor: context.register(context.obj(about)), DW: 0 },
      W: [0, [600, ...glyphs.map(({ width }) => width)]],
    };
    const whole = {
      ...{ Type: 'Font', Subtype: 'Type0', BaseFont: name, Encoding: 'Identity-H' },
      DescendantFonts: [context.register(context.obj(part))],
      ToUnicode: context.register(context.flateStream(map)),
    };
    return [id, context.register(context.obj(whole))] as const;
  });
  const page = pdf.addPage([400, 400]);
  page.node.set(PDFName.of('Resources'), context.obj({ Font: Object.fromEntries(refs) }));
  page.node.set(PDFName.of('Contents'), context.register(context.flateStream(content)));
  return pdf;
}
