import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a PDF looks like, as far as a layout chooses it. */
export interface PdfLooks {
  /** Of its first page, in millimetres. */
  sheet: { width: number; height: number };
  /** Colours in which text is set, as six digits each. */
  inks: string[];
  /** How many pictures it paints. */
  pictures: number;
}

const MM_PER_POINT = 25.4 / 72;
const PAINTS_TEXT: readonly number[] = [OPS.showText, OPS.showSpacedText];
const PAINTS_PICTURE: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject];

/** Reads sheet, colours of the text and pictures out of a PDF. */
export async function pdfLooks(bytes: Uint8Array): Promise<PdfLooks> {
  const loading = getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 });
  const document = await loading.promise;
  const first = (await document.getPage(1)).getViewport({ scale: MM_PER_POINT });
  const inks = new Set<string>();
  let pictures = 0;
  for (let number = 1; number <= document.numPages; number += 1) {
    const { fnArray, argsArray } = await (await document.getPage(number)).getOperatorList();
    let ink = '#000000';
    const kept: string[] = [];
    for (const [at, op] of fnArray.entries()) {
      if (op === OPS.save) kept.push(ink);
      if (op === OPS.restore) ink = kept.pop() ?? ink;
      if (op === OPS.setFillRGBColor) ink = String((argsArray[at] as unknown[])[0]);
      if (PAINTS_TEXT.includes(op)) inks.add(ink);
      if (PAINTS_PICTURE.includes(op)) pictures += 1;
    }
  }
  const looks = {
    sheet: { width: Math.round(first.width), height: Math.round(first.height) },
    inks: [...inks].sort(),
    pictures,
  };
  await loading.destroy();
  return looks;
}
