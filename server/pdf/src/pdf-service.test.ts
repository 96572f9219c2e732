import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { CV_HTML, CV_TEXT } from './testing/cv.fixture.ts';
import { PdfError } from './ground/pdf-error.ts';
import type { PdfService, PdfServiceOptions, PrintOptions, PrintSpent } from './pdf-service.ts';
import {
  keepLog,
  livingInGroup,
  pdfObjects,
  pdfParts,
  readPdf,
  testDir,
  testService,
} from './testing/pdf-testing.ts';

const DOC_TITLE = 'María Fernández-Größe & <R&D>- CV';

let place: Awaited<ReturnType<typeof testDir>>;
let service: PdfService;
const log = keepLog();

function newService(options: Partial<PdfServiceOptions> = {}): PdfService {
  return testService(place.dir, { log, ...options });
}

/** The bytes alone. */
async function print(options: PrintOptions, by: PdfService = service): Promise<Uint8Array> {
  return (await by.print(options)).bytes;
}

function lastPid(): number {
  const started = log.lines.findLast(({ details }) => 'pid' in details)?.details;
  return started && 'pid' in started ? Number(started.pid) : 0;
}

beforeAll(async () => {
  place = await testDir();
  service = newService();
  await service.warmUp();
}, 60_000);
afterAll(async () => {
  await service.stop();
  await place.remove();
});

test.each(['zoom:10000', 'zoom:.0001', 'scale:10000'])(
  'a document of whose text nothing comes to paper (%s) is refused as such',
  async (looks) => {
    const html = `<style>body{${looks}}</style><h1>Ana</h1><p>word</p>`;
    await expect(print({ html, docTitle: DOC_TITLE })).rejects.toMatchObject({
      code: 'pdf-invalid',
    });
  },
);

test('small type whose sheet says nothing of it stands as its font has it, so that no word of it is torn', async () => {
  const style = '<style>body{font:6.5pt serif}h2{font:bold 12pt serif}</style>';
  const html = `${style}<h2>Досвід, Дунав</h2><p>Shortlisted for the prize by the keeper of manuscripts</p>`;
  const { report } = await service.print({ html, docTitle: DOC_TITLE });
  expect(report.findings.filter(({ kind }) => kind === 'words')).toEqual([]);
});

test('a printed CV has every word in order, on two pages, with title, language, links, outline and tags', async () => {
  const bytes = await print({ html: CV_HTML, docTitle: DOC_TITLE });
  const xmp = (await pdfParts(bytes)).find((part) => part.includes('/XML'));
  expect(xmp).toContain('<pdf:Keywords>Ingeniera, R&amp;D</pdf:Keywords>');
  expect(xmp).toContain('<xmp:CreatorTool>Sastre</xmp:CreatorTool>');
  const pdf = await readPdf(bytes);
  expect(pdf.text).toBe(CV_TEXT);
  expect(pdf.pages).toHaveLength(2);
  expect(pdf.links).toEqual(['mailto:maria@example.org']);
  expect(pdf.info).toMatchObject({
    Title: DOC_TITLE,
    Author: 'María Fernández-Größe',
    Keywords: 'Ingeniera, R&D',
    Creator: 'Sastre',
    Producer: 'Sastre',
    Language: 'es',
  });
  expect(pdf.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P', 'L', 'LI', 'Link']));
  expect(pdf.outline).toEqual([CV_TEXT.slice(0, CV_TEXT.indexOf(' Profile'))]);
});

test('what is read out of the bytes are the lines of each page, as they are painted', async () => {
  const pages = await service.read({ html: CV_HTML, docTitle: DOC_TITLE });
  expect(pages).toHaveLength(2);
  expect(pages.flat().join(' ').replaceAll('• ', '')).toBe(CV_TEXT);
  expect(pages[0]?.slice(0, 2)).toEqual(['María Fernández-Größe <R&D> “lead”', 'Profile']);
  expect(pages[1]).toEqual(['Cover Letter', 'Dear team, I’d gladly come.']);
});

test('a document with nothing to show is one blank page, tagged as any other', async () => {
  const { bytes, report } = await service.print({
    html: '<!doctype html><html lang="de"><body><div class="run"></div></body></html>',
    docTitle: 'Blank',
  });
  expect(report).toEqual({
    data: 'none',
    words: 0,
    pages: 1,
    findings: [],
    more: 0,
    readers: ['pdf.js', 'PDFium'],
  });
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  expect(pdf.getPageCount()).toBe(1);
});

test('all five cuts are embedded by name as TrueType, none as Type 3', async () => {
  const fonts = await pdfObjects(await print({ html: CV_HTML, docTitle: 'x' }), 'Font');
  const facts = fonts.map((font) => ({
    name: String(font.get(PDFName.of('BaseFont'))).replace(/^\/[A-Z]{6}\+/, ''),
    type: String(font.get(PDFName.of('Subtype'))),
  }));
  expect(new Set(facts.map(({ name }) => name))).toEqual(
    new Set([
      'SourceSans3-Regular',
      'SourceSans3-It',
      'SourceSans3-Semibold',
      'SourceSans3-SemiboldIt',
      'SourceSerif4-Semibold',
    ]),
  );
  expect(facts.map(({ type }) => type)).not.toContain('/Type3');
});

test('the PDF says that it is PDF/UA-1', async () => {
  const bytes = await print({ html: CV_HTML, docTitle: DOC_TITLE });
  const pdf = await PDFDocument.load(bytes);
  expect(pdf.catalog.has(PDFName.of('StructTreeRoot'))).toBe(true);
  const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict);
  expect(String(marks.get(PDFName.of('Marked')))).toBe('true');
  const [xmp] = await pdfObjects(bytes, 'XML');
  expect(xmp).toBeDefined();
  const links = await pdfObjects(bytes, 'Link');
  expect(links.map((link) => link.has(PDFName.of('Contents')))).toContain(true);
  expect(pdf.getPages().map((page) => String(page.node.get(PDFName.of('Tabs'))))).toEqual([
    '/S',
    '/S',
  ]);
});

test('every list item holds a body, with a marker or without', async () => {
  const bytes = await print({ html: CV_HTML, docTitle: 'x' });
  const elements = await pdfObjects(bytes, 'StructElem');
  const kinds = elements.map((element) => String(element.get(PDFName.of('S'))));
  const counts = ['/LI', '/LBody', '/Lbl'].map((kind) => kinds.filter((k) => k === kind).length);
  expect(counts).toEqual([3, 3, 2]);
});

test('the picture is in the PDF when there is one, and only then', async () => {
  const bytes = await sharp({
    create: { width: 40, height: 40, channels: 3, background: '#336699' },
  })
    .jpeg()
    .toBuffer();
  const picture = { bytes, contentType: 'image/jpeg' };
  const withPicture = await print({ html: CV_HTML, docTitle: 'x', picture });
  expect(await pdfObjects(withPicture, 'Image')).toHaveLength(1);
  const without = await print({ html: CV_HTML, docTitle: 'x' });
  expect(await pdfObjects(without, 'Image')).toHaveLength(0);
});

test('Chromium runs as its own user without the environment of the server', async () => {
  await service.print({ html: CV_HTML, docTitle: 'x' });
  if (process.getuid?.() !== 0) return;
  const status = await readFile(`/proc/${lastPid()}/status`, 'utf8');
  expect(status).toMatch(/^Uid:\t47011\t47011\t47011\t47011$/m);
  expect(status).toMatch(/^Groups:\s*$/m);
  const environment = await readFile(`/proc/${lastPid()}/environ`, 'utf8');
  const names = environment.split('\0').map((entry) => entry.split('=')[0]);
  expect(names).not.toContain('PWD');
});

test('a document of as many pages as may be printed is printed whole, one of more is refused', async () => {
  const pages = (count: number) =>
    `<style>p+p{break-before:page}</style>${Array.from({ length: count }, (_, at) => `<p>sheet ${at + 1}</p>`).join('')}`;
  const { report } = await service.print({ html: pages(50), docTitle: 'x' });
  expect(report.pages).toBe(50);
  await expect(print({ html: pages(51), docTitle: 'x' })).rejects.toMatchObject({
    code: 'pdf-invalid',
    message: 'The document has more than 50 pages.',
  });
}, 60_000);

test('users have turns of their own: who has too many PDFs waiting is told so, and others print', async () => {
  const small = newService({ concurrency: 1, waitingEach: 1, waiting: 2 });
  // on a busy machine Chromium takes longer to start than a document may while others wait
  await small.warmUp();
  const spent: PrintSpent[] = [];
  const onSpent = (one: PrintSpent) => void spent.push(one);
  const document = { html: CV_HTML, docTitle: 'x', onSpent };
  const all = await Promise.allSettled(
    ['a', 'a', 'a', 'b', 'c'].map((who) => small.print({ ...document, who })),
  );
  expect(all).toMatchObject([
    { status: 'fulfilled' },
    { status: 'fulfilled' },
    { reason: { code: 'pdf-waiting', retryAfterSeconds: 5 } },
    { status: 'fulfilled' },
    { reason: { code: 'pdf-busy', retryAfterSeconds: 5 } },
  ]);
  expect(spent.map(({ timedOut }) => timedOut)).toEqual([false, false, false]);
  expect(Math.min(...spent.map(({ ms }) => ms))).toBeGreaterThan(0);
  await small.stop();
}, 60_000);

test('a stop ends what is printed with a reason, and what it took is told', async () => {
  const brief = newService();
  await brief.warmUp();
  const spent: PrintSpent[] = [];
  const endless = `<style>div{columns:2}</style>${'<div>'.repeat(40)}${'word '.repeat(400)}`;
  const printing = brief.print({
    html: endless,
    docTitle: 'x',
    onSpent: (one) => void spent.push(one),
  });
  setTimeout(() => void brief.stop(), 300);
  await expect(printing).rejects.toMatchObject({ code: 'pdf-unavailable', retryAfterSeconds: 5 });
  expect(spent).toMatchObject([{ timedOut: false }]);
}, 60_000);

test('a missing Chromium is a clear error of the document, not of the start', async () => {
  const lost = newService({ chromiumPath: '/does/not/exist' });
  await expect(lost.warmUp()).resolves.toBeUndefined();
  const failure = await lost
    .print({ html: CV_HTML, docTitle: 'x' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(PdfError);
  expect(failure).toMatchObject({ code: 'pdf-unavailable' });
  await lost.stop();
});

test('nothing is left after a stop', async () => {
  const brief = newService();
  await brief.print({ html: CV_HTML, docTitle: 'x' });
  const pid = lastPid();
  await brief.stop();
  if (process.platform === 'linux') expect(livingInGroup(pid)).toEqual([]);
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  await expect(brief.print({ html: CV_HTML, docTitle: 'x' })).rejects.toMatchObject({
    code: 'pdf-unavailable',
  });
}, 30_000);
