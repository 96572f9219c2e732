import { expect, test } from '@jest/globals';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { readGlyphs } from './read-glyphs.ts';

/** The contrast of each letter of a word that begins there, on a page of 300 × 200 points. */
async function contrastsAt(left: number, bottom: number): Promise<number[]> {
  const pdf = await PDFDocument.create();
  const { node } = pdf.addPage([300, 200]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  node.setFontDictionary(PDFName.of('F1'), font.ref);
  const content = `BT /F1 20 Tf ${left} ${bottom} Td (HEH) Tj ET`;
  node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)));
  return (await readGlyphs(await pdf.save())).map(({ contrast }) => contrast);
}

test('a letter is seen as far as it lies on the page', async () => {
  expect(Math.min(...(await contrastsAt(20, 100)))).toBeGreaterThan(10);
  const [first = 0, second = 0] = await contrastsAt(-11, 100);
  expect([first, second > 10]).toEqual([1, true]);
  expect(await contrastsAt(20, -11)).toEqual([1, 1, 1]);
  const [barely = 0] = await contrastsAt(-3, 100);
  expect(barely).toBeGreaterThan(10);
  // by a third, as lines are that hang over the upper edge
  expect(await contrastsAt(20, 190.5)).toEqual([1, 1, 1]);
});
