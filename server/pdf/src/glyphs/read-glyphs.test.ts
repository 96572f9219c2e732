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

test('a letter that is drawn by another one begins where that is placed, before its ink', async () => {
  const [, small, next] = await readGlyphs(
    await pdfOf(`${draw('E', 20)} ${readAs('0069', draw('I', 26.67))} ${draw('n', 29.45)}`),
  );
  expect(small?.text).toBe('i');
  expect(small?.advance.left).toBeCloseTo(26.67, 1);
  expect(small?.ink.left).toBeGreaterThan(27);
  expect(small?.advance.right).toBeLessThanOrEqual(next?.advance.left ?? 0);
});

test('the letters of a ligature do not all begin where it does', async () => {
  const [first, second] = await readGlyphs(await pdfOf(readAs('00660069', draw('M', 20))));
  expect([first?.text, second?.text]).toEqual(['f', 'i']);
  expect(second?.advance.left).toBeGreaterThan(23);
});

test('a letter that a matrix slants steps no farther than an upright one', async () => {
  const [slanted] = await readGlyphs(await pdfOf('BT /F1 10 Tf 1 0 0.36 1 20 100 Tm (e) Tj ET'));
  expect(slanted?.advance.right).toBeCloseTo(20 + 5.56, 1);
});

test.each([
  ['straight', '1 0 0 1', false],
  ['turned round', '-1 0 0 -1', false],
  ['on its side', '0 1 -1 0', false],
  ['mirrored', '-1 0 0 1', true],
  ['mirrored in what lies below it', '1 0 0 -1', true],
])('a letter that is %s', async (_how, matrix, isMirrored) => {
  const [letter] = await readGlyphs(await pdfOf(`BT /F1 10 Tf ${matrix} 50 100 Tm (e) Tj ET`));
  expect(letter).toMatchObject({ text: 'e', isMirrored });
});
