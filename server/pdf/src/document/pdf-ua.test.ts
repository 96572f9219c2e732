import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { nameGlyphs } from './glyph-texts.ts';
import type { PdfService } from '../pdf-service.ts';
import { pdfParts, readPdf, testDir, testService } from '../testing/pdf-testing.ts';

const HTML = `<!doctype html><html lang="en"><head><style>
@page{size:A4;margin:16mm 20mm;background-color:#fdf6e3}
body{margin:0;font:10pt/1.4 'Source Sans 3',sans-serif} .line{border-bottom:1px solid #888} .ground{background:#cde} .pic{width:20mm;height:20mm;border-radius:50%}
.two{display:grid;grid-template-columns:60mm 1fr;align-items:start} .tall{height:250mm;break-inside:avoid} .narrow{width:30mm}</style></head>
<body><div class="line"><img data-picture class="pic" alt=""><h1 class="narrow">A name that takes lines</h1></div>
<p class="ground">With <u>words</u></p><ul><li>Item</li></ul><div class="two"><div><h2>Left</h2><div class="tall">tall</div><h2>שלום עולם</h2></div><div><h2>Right</h2><div class="tall">tall</div><h2>Skills <b>&amp; more</b></h2></div></div></body></html>`;

let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;
let bytes: Uint8Array;

beforeAll(async () => {
  place = await testDir();
  service = testService(place.dir, { concurrency: 1 });
  const create = { width: 40, height: 40, channels: 3, background: '#336699' } as const;
  const picture = { bytes: await sharp({ create }).jpeg().toBuffer(), contentType: 'image/jpeg' };
  // A print has 15 seconds; the first of a machine unpacks Chromium, too.
  await service.warmUp();
  ({ bytes } = await service.print({ html: HTML, docTitle: 'x', picture }));
}, 120_000);
afterAll(async () => {
  await service.stop();
  await place.remove();
});

test('everything that is painted is tagged, or said to be decoration', async () => {
  const pages = (await pdfParts(bytes)).filter((part) => part.includes('\nBT\n'));
  expect(pages.length).toBeGreaterThan(1);
  const whole = pages.join('\n');
  expect(whole).toMatch(/^\/X\d+ Do$/m);
  for (const page of pages) {
    let depth = 0;
    const bare: string[] = [];
    for (const line of page.split('\n')) {
      if (/B[DM]C$/.test(line)) depth += 1;
      else if (line === 'EMC') depth -= 1;
      else if (/(^| )(f\*?|S|Do|Tj|TJ|sh)$/.test(line) && depth === 0) bare.push(line);
    }
    expect(bare).toEqual([]);
  }
});

test('grounds are no content of the document', async () => {
  const pdf = await PDFDocument.load(bytes);
  const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict);
  const kids = tree
    .lookup(PDFName.of('K'), PDFDict)
    .lookup(PDFName.of('K'), PDFArray)
    .asArray()
    .map((kid) => pdf.context.lookup(kid));
  const marks = kids.filter(
    (kid) => kid instanceof PDFNumber || (kid instanceof PDFDict && kid.has(PDFName.of('MCID'))),
  );
  expect(kids.length).toBeGreaterThan(0);
  expect(marks).toEqual([]);
});

test('the outline has the headings as they are written', async () => {
  const task = await readPdf(bytes);
  expect(task.outline).toEqual(['A name that takes lines']);
  const titles = (await pdfParts(bytes)).flatMap((part) => {
    const title = /\/Title <FEFF([0-9A-F]*)>\s*\/Dest/.exec(part)?.[1];
    return title === undefined
      ? []
      : [new TextDecoder('utf-16be').decode(Buffer.from(title, 'hex'))];
  });
  expect(titles).toEqual([
    'A name that takes lines',
    'Left',
    'שלום עולם',
    'Right',
    'Skills & more',
  ]);
});

test('a glyph that is no letter does not say that it is U+0000', async () => {
  const pdf = await PDFDocument.create();
  const map = '3 beginbfchar\n<0000> <0041>\n<0012> <0000>\n<F7> <0000>\nendbfchar\n';
  const { context } = pdf;
  const stream = context.register(context.flateStream(map));
  context.register(context.obj({ Type: 'Font', ToUnicode: stream }));
  nameGlyphs(pdf);
  const parts = await pdfParts(await pdf.save({ useObjectStreams: false }));
  expect(parts.find((part) => part.includes('beginbfchar'))).toContain(
    '<0000> <0041>\n<0012> <E000>\n<F7> <E000>\n',
  );
});

test('a mu of Greek says that it is one, and that of a unit what it is', async () => {
  const read = async (said: string) => {
    const html = `<html lang="el"><head><style>p{font:10pt 'Source Sans 3'}</style></head><body><p>${said}</p>`;
    const parts = await pdfParts((await service.print({ html, docTitle: 'x' })).bytes);
    return parts.filter((part) => part.includes('begincmap')).join('');
  };
  const greek = await read('σύστημα πληρωμών');
  expect(greek).toContain('<03BC>');
  expect(greek).not.toContain('<00B5>');
  expect(await read('layers of 5 µm')).toContain('<00B5>');
});

test('an apostrophe says that it is one, and the letter that looks like it what it is', async () => {
  const read = async (said: string) => {
    const html = `<html lang="en"><head><style>h1{font:600 10pt 'Source Serif 4'}</style></head><body><h1>${said}</h1>`;
    const parts = await pdfParts((await service.print({ html, docTitle: 'x' })).bytes);
    return parts.filter((part) => part.includes('begincmap')).join('');
  };
  expect(await read('O’Neill')).toContain('<2019>');
  expect(await read('O\u02bcNeill')).toContain('<02BC>');
});

test('letters without ligatures need no text beside them; with them they do', async () => {
  const texts = async (css: string) => {
    const html = `<html lang="en"><head><style>p{font:10pt 'Source Sans 3';${css}}</style></head><body><p>Efficient office workflow`;
    const parts = await pdfParts((await service.print({ html, docTitle: 'x' })).bytes);
    return parts.some((part) => part.includes('/ActualText'));
  };
  expect(await texts('font-variant-ligatures:no-common-ligatures')).toBe(false);
  expect(await texts('')).toBe(true);
});
