import { expect, test } from '@jest/globals';
import { PDFDict, PDFName, PDFRef, type PDFDocument } from '@cantoo/pdf-lib';
import { pdfObjects, pdfParts, readPdf } from '../../testing/pdf-testing.ts';
import { finishPdfUa } from '../pdf-ua.ts';
import { mergeFonts } from './merge-fonts.ts';
import { slicedPdf, type SquareFont } from './sliced-pdf.fixture.ts';

const glyph = (text: string, width = 900) => ({ text, width });
const FONTS = {
  F4: { name: 'AAAAAA+NotoSansKR-5.3.1-116-400', glyphs: [glyph('결'), glyph('정')] },
  F5: { name: 'BAAAAA+NotoSansKR-5.3.1-7-400', glyphs: [glyph('제'), glyph('산')] },
  F6: { name: 'CAAAAA+NotoSansKR-5.3.1-7-600', glyphs: [glyph('산')] },
  F7: { name: 'DAAAAA+SourceSans3-Regular', glyphs: [glyph('a', 500), glyph(' ', 200)] },
  F8: {
    name: 'EAAAAA+NotoSansArabic-5.3.0-arabic-400',
    glyphs: [glyph('ا', 300), glyph('\0', 0), glyph('ں', 700), glyph('ل', 400)],
  },
};
const block = (font: string, ...lines: string[]) =>
  `BT\n/${font} 10 Tf\n1 0 0 -1 20 40 Tm\n${lines.join('\n')}\nET\n`;
const PAGE = '1 0 0 -1 0 400 cm\n';
/** Each piece in a text object of its own, as Chromium writes what comes from several fonts. */
const KOREAN =
  PAGE +
  block('F4', '<0001> Tj') +
  block('F5', '9 0 Td <0001> Tj') +
  block('F7', '18 0 Td <0002> Tj') +
  block('F4', '20 0 Td <0002> Tj') +
  block('F5', '29 0 Td <0002> Tj');

const NAME = PDFName.of('FontName');

async function fontsOf(bytes: Uint8Array): Promise<string[]> {
  const fonts = await pdfObjects(bytes, 'Type0');
  return fonts.map((font) => String(font.get(PDFName.of('BaseFont'))).slice(8)).sort();
}
async function merged(
  content: string,
  fonts: Record<string, SquareFont> = FONTS,
): Promise<{ bytes: Uint8Array; parts: string[] }> {
  const pdf = await slicedPdf(fonts, content);
  mergeFonts(pdf);
  const bytes = await pdf.save();
  return { bytes, parts: await pdfParts(bytes) };
}
const contentOf = (parts: string[]) => parts.find((part) => part.includes('1 0 0 -1 0 400 cm'));

test('the slices of a script and weight become one font, and words one text', async () => {
  const { bytes, parts } = await merged(KOREAN);
  expect(await fontsOf(bytes)).toEqual([
    'NotoSansArabic-5.3.0-400',
    'NotoSansKR-5.3.1-400',
    'NotoSansKR-5.3.1-600',
    'SourceSans3-Regular',
  ]);
  expect((await readPdf(bytes)).text).toBe('결제 정산');
  expect(contentOf(parts)?.match(/^BT$/gm)).toHaveLength(1);
  expect(await pdfObjects(bytes, 'FontDescriptor')).toHaveLength(4);
});

test('nothing moves, and each glyph keeps its width', async () => {
  const { bytes, parts } = await merged(KOREAN);
  const steps = contentOf(parts)?.match(/^[\d.]+ 0 Td/gm);
  expect(steps).toEqual(['9 0 Td', '9 0 Td', '2 0 Td', '9 0 Td']);
  const fonts = await pdfObjects(bytes, 'CIDFontType2');
  const korean = fonts.find((font) => String(font.get(PDFName.of('BaseFont'))).endsWith('1-400'));
  expect(String(korean?.get(PDFName.of('W')))).toBe('[ 0 [ 600 900 900 200 900 900 ] ]');
});

test('a letter that is drawn by several glyphs becomes one, which says what it is', async () => {
  const noon = '/Span<</ActualText <FEFF0646> >> BDC\n3 -2 Td <0002> Tj\n-3 2 Td <0003> Tj\nEMC';
  const { bytes, parts } = await merged(
    PAGE + block('F8', '/ReversedChars BMC', noon, '7 0 Td <0001> Tj', 'EMC'),
  );
  const content = contentOf(parts) ?? '';
  expect(content).not.toContain('ActualText');
  expect(content.match(/Tj$/gm)).toHaveLength(2);
  expect((await readPdf(bytes)).text).toBe('ان');
});

test('a glyph of several letters is parted in a line that readers turn round', async () => {
  const lamAlef = '/Span<</ActualText <FEFF06440627> >> BDC\n<0003> Tj\nEMC';
  const { bytes, parts } = await merged(
    PAGE + block('F8', '/ReversedChars BMC', lamAlef, '7 0 Td <0001> Tj', 'EMC'),
  );
  expect((await readPdf(bytes)).text).toBe('الا');
  expect(contentOf(parts)?.match(/^[\d.]+ 0 Td/gm)).toEqual(['3.5 0 Td', '3.5 0 Td']);
});

test('what is missing in all fonts keeps the glyph for that, with its text', async () => {
  const { parts } = await merged(
    PAGE + block('F4', '/Span<</ActualText <FEFFD83DDE00> >> BDC', '<0000> Tj', 'EMC'),
  );
  expect(contentOf(parts)).toMatch(/\/Span<<\/ActualText <FEFFD83DDE00> >> BDC\n<0000> Tj\nEMC/);
});

test('a font that is used in a way that is not known stays as it is', async () => {
  const { bytes, parts } = await merged(KOREAN + block('F5', '2 Tr', '<0001> Tj'));
  expect(await fontsOf(bytes)).toContain('NotoSansKR-5.3.1-7-400');
  expect(contentOf(parts)).toContain('/F5 10 Tf\n1 0 0 -1 20 40 Tm\n2 Tr\n<0001> Tj');
  expect((await readPdf(bytes)).text.replaceAll(' ', '')).toContain('결제정산');
});

test('a group with resources of its own is set in the same font', async () => {
  const pdf = await slicedPdf(FONTS, `${PAGE}/X1 Do\n`);
  addGroup(pdf, PAGE + block('F4', '<0001> Tj') + block('F5', '9 0 Td <0001> Tj'));
  mergeFonts(pdf);
  const bytes = await pdf.save();
  expect((await readPdf(bytes)).text).toBe('결제');
  const [group] = await pdfObjects(bytes, 'Form');
  expect(String(group?.get(PDFName.of('BBox')))).toBe('[ 0 0 400 400 ]');
  expect(await fontsOf(bytes)).toContain('NotoSansKR-5.3.1-400');
});

test('a letter and the mark above it that no character stands for together become one glyph', async () => {
  const glyphs = [glyph('a', 500), glyph(' ', 200), glyph('b', 500), glyph('\u0300', 0)];
  const F7 = { name: 'DAAAAA+SourceSans3-Regular', glyphs };
  const marked =
    '/Span<</ActualText <FEFF00620300> >> BDC\n5 0 Td <0003> Tj\n2.5 1 Td <0004> Tj\nEMC';
  const { bytes, parts } = await merged(
    PAGE + block('F7', '<0001> Tj', marked, '2.5 -1 Td <0001> Tj') + block('F7', '<0001> Tj'),
    { F7 },
  );
  const content = contentOf(parts) ?? '';
  expect(content).not.toContain('ActualText');
  expect(content.match(/^5 0 Td/gm)).toHaveLength(2);
  expect((await readPdf(bytes)).text).toContain('ab\u0300a');
  expect(await fontsOf(bytes)).toEqual(['SourceSans3-Regular']);
});

test('a letter whose next one stands below its end steps no farther than to that', async () => {
  const below = '/Span<</ActualText <FEFF09A5> >> BDC\n2 -2 Td <0002> Tj\n7 2 Td <0003> Tj\nEMC';
  const glyphs = [glyph('\u09b8\u09cd', 700), glyph('\0', 0), glyph('\u09be', 300)];
  const F9 = { name: 'FAAAAA+NotoSansBengali-5.3.0-bengali-400', glyphs };
  const { bytes, parts } = await merged(PAGE + block('F9', '<0001> Tj', below), { F9 });
  expect(contentOf(parts)?.match(/^[\d.]+ 0 Td/gm)).toEqual(['2 0 Td']);
  const [font] = await pdfObjects(bytes, 'CIDFontType2');
  expect(String(font?.get(PDFName.of('W')))).toContain(' 200 ');
  expect(String(font?.get(PDFName.of('W')))).not.toMatch(/ 700 \] \]$/);
});

test('a document without other scripts is left alone', async () => {
  const { F7 } = FONTS;
  const pdf = await slicedPdf({ F7 }, PAGE + block('F7', '<0001> Tj'));
  const objects = pdf.context.enumerateIndirectObjects();
  mergeFonts(pdf);
  expect(pdf.context.enumerateIndirectObjects()).toEqual(objects);
});

test('a font of the same name that has other units is not merged with it', async () => {
  const { bytes } = await merged(KOREAN, { ...FONTS, F5: { ...FONTS.F5, em: 500 } });
  expect((await fontsOf(bytes)).filter((name) => name.endsWith('KR-5.3.1-400'))).toHaveLength(2);
});

test('a posted font that only calls itself so and cannot be merged leaves the document as it was', async () => {
  // made of other glyphs, it says, and ends there
  const record = Uint8Array.from({ length: 10 }, (_, at) => (at < 2 ? 0xff : 0));
  const F5 = { ...FONTS.F5, glyphs: [{ ...glyph('제'), record }, glyph('산')] };
  const pdf = await slicedPdf({ ...FONTS, F5 }, KOREAN);
  const printed = await pdf.save({ useObjectStreams: false });
  const facts = { title: 'x', lang: 'ko', isBlank: () => true };
  const bytes = await finishPdfUa(printed, facts);
  expect(await fontsOf(bytes)).toContain('NotoSansKR-5.3.1-7-400');
  expect((await readPdf(bytes)).text.replaceAll(' ', '')).toBe('결제정산');
});

test.each(['no', 'empty'])('a font with %s tables stays as it is', async (kind) => {
  const pdf = await slicedPdf(FONTS, KOREAN);
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || !String(object.get(NAME)).includes('-7-400')) continue;
    const file = object.get(PDFName.of('FontFile2'));
    const left = kind === 'no' ? new Uint8Array(12) : new Uint8Array();
    if (file instanceof PDFRef) pdf.context.assign(file, pdf.context.flateStream(left));
  }
  mergeFonts(pdf);
  expect(await fontsOf(await pdf.save())).toContain('NotoSansKR-5.3.1-7-400');
});

function addGroup(pdf: PDFDocument, content: string): void {
  const { context } = pdf;
  const resources = pdf.getPage(0).node.Resources() ?? new Map();
  if (!(resources instanceof PDFDict)) throw new Error('The page has no resources.');
  const about = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 400, 400] };
  const fonts = resources.lookup(PDFName.of('Font'), PDFDict).clone(context);
  const group = context.flateStream(content, { ...about, Resources: { Font: fonts } });
  resources.set(PDFName.of('XObject'), context.obj({ X1: context.register(group) }));
}
