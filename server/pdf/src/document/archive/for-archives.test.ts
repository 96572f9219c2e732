import { expect, test } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { pdfParts } from '../../testing/pdf-testing.ts';
import { finishPdfUa } from '../pdf-ua.ts';
import { slicedPdf } from '../world-fonts/sliced-pdf.fixture.ts';
import { srgbProfile } from './srgb-profile.rules.ts';

const FONTS = { F4: { name: 'AAAAAA+SourceSans3-Regular', glyphs: [{ text: 'a', width: 500 }] } };
const FACTS = { title: 'A title', lang: 'en', isBlank: () => true };

interface Choices {
  glyphs?: string;
  side?: number;
  title?: string;
  printed?: Date;
}

/** A page that shows these glyphs, finished. */
async function finished({ glyphs = '0001', side = 400, title, printed }: Choices = {}) {
  const pdf = await slicedPdf(FONTS, `BT\n/F4 10 Tf\n1 0 0 -1 20 40 Tm\n<${glyphs}> Tj\nET\n`);
  pdf.getPage(0).setSize(side, side);
  pdf.setCreationDate(printed ?? new Date(0));
  pdf.setModificationDate(printed ?? new Date(0));
  const bytes = await pdf.save({ useObjectStreams: false });
  return finishPdfUa(bytes, { ...FACTS, ...(title !== undefined && { title }) });
}

const open = (bytes: Uint8Array) => PDFDocument.load(bytes, { updateMetadata: false });
const idOf = async (choices?: Choices) =>
  String((await open(await finished(choices))).context.trailerInfo.ID);
const metadataOf = async (choices?: Choices) =>
  (await pdfParts(await finished(choices))).find((part) => part.includes('<x:xmpmeta')) ?? '';

test('its colours are those of sRGB, by a profile in the file', async () => {
  const { catalog } = await open(await finished());
  const intents = catalog.lookup(PDFName.of('OutputIntents'), PDFArray);
  expect(intents.size()).toBe(1);
  const intent = intents.lookup(0, PDFDict);
  expect(String(intent.get(PDFName.of('S')))).toBe('/GTS_PDFA1');
  const profile = intent.lookup(PDFName.of('DestOutputProfile'));
  if (!(profile instanceof PDFRawStream)) throw new Error('There is no profile.');
  expect(String(profile.dict.get(PDFName.of('N')))).toBe('3');
  expect(new Uint8Array(inflateSync(profile.contents))).toEqual(srgbProfile());
});

test('its identifier is of its content, not of the hour', async () => {
  const id = await idOf();
  expect(id).toMatch(/^\[ <([0-9A-F]{32})> <\1> \]$/);
  expect(await idOf({ printed: new Date('2026-01-02T03:04:05Z') })).toBe(id);
  expect(await idOf({ glyphs: '00010001' })).not.toBe(id);
  expect(await idOf({ title: 'Another title' })).not.toBe(id);
});

test('it says that it is PDF/A-2a and PDF/UA-1, and describes what says so', async () => {
  const metadata = await metadataOf();
  expect(metadata).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(metadata).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(metadata).toMatch(/<pdfaSchema:prefix>pdfuaid<[^]*<pdfaProperty:name>part</);
});

test('what shows the sign for a missing character, or has a sheet beyond all sizes, does not say so', async () => {
  for (const choices of [{ glyphs: '00010000' }, { side: 14_500 }, { side: 2 }]) {
    const metadata = await metadataOf(choices);
    expect(metadata).not.toContain('<pdfaid:');
    expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  }
});
