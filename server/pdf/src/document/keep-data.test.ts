import { expect, test } from '@jest/globals';
import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { pdfParts } from '../testing/pdf-testing.ts';
import { finishPdfUa } from './pdf-ua.ts';
import { slicedPdf } from './world-fonts/sliced-pdf.fixture.ts';

const FONTS = { F4: { name: 'AAAAAA+SourceSans3-Regular', glyphs: [{ text: 'a', width: 500 }] } };
const DATA = JSON.stringify({ format: 1, cv: { personal_info: { fullName: 'Zoë 한' } } });

async function finished(data?: string): Promise<Uint8Array> {
  const pdf = await slicedPdf(FONTS, 'BT\n/F4 10 Tf\n1 0 0 -1 20 40 Tm\n<0001> Tj\nET\n');
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const bytes = await pdf.save({ useObjectStreams: false });
  return finishPdfUa(bytes, { title: 'A title', lang: 'en', isBlank: () => true, data });
}

test('data stands in the PDF as the file from which it was made', async () => {
  const { catalog } = await PDFDocument.load(await finished(DATA), { updateMetadata: false });
  const files = catalog.lookup(PDFName.of('AF'), PDFArray);
  expect(files.size()).toBe(1);
  const file = files.lookup(0, PDFDict);
  expect(String(file.get(PDFName.of('AFRelationship')))).toBe('/Source');
  const stream = file.lookup(PDFName.of('EF'), PDFDict).lookup(PDFName.of('F'));
  if (!(stream instanceof PDFRawStream)) throw new Error('There is no file.');
  expect(String(stream.dict.get(PDFName.of('Subtype')))).toBe('/application#2Fjson');
  expect(inflateSync(stream.contents).toString('utf8')).toBe(DATA);
});

test('with data it is PDF/A-3a, and the same file each time', async () => {
  const bytes = await finished(DATA);
  const metadata = (await pdfParts(bytes)).find((part) => part.includes('<x:xmpmeta')) ?? '';
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('<pdfuaid:part>1</pdfuaid:part>');
  expect(Buffer.compare(bytes, await finished(DATA))).toBe(0);
});

test('without data nothing is inside', async () => {
  const { catalog } = await PDFDocument.load(await finished(), { updateMetadata: false });
  expect(catalog.has(PDFName.of('AF'))).toBe(false);
  expect(catalog.has(PDFName.of('Names'))).toBe(false);
});
