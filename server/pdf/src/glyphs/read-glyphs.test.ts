import { expect, test } from '@jest/globals';
import { PDFDocument, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { readGlyphs } from './read-glyphs.ts';

async function pdfOf(content: string): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const { node } = pdf.addPage([300, 200]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  node.setFontDictionary(PDFName.of('F1'), font.ref);
  node.set(PDFName.of('Contents'), pdf.context.register(pdf.context.flateStream(content)));
  return pdf.save();
}

const draw = (text: string, left: number) => `BT /F1 10 Tf ${left} 100 Td (${text}) Tj ET`;
const readAs = (hex: string, content: string) =>
  `/Span <</ActualText <FEFF${hex}>>> BDC ${content} EMC`;

test('a syllable of two drawings is read once, though others stand between them', async () => {
  const syllable = readAs('0E190E35', `${draw('n', 20)} ${draw('i', 36)}`);
  const again = readAs('0E190E35', draw('n', 42));
  const glyphs = await readGlyphs(await pdfOf(`${syllable} ${draw('x', 30)} ${again}`));
  expect(glyphs.map(({ text }) => text).join('')).toBe('นีxนี');
});
