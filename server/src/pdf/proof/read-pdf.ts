import { setImmediate } from 'node:timers/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';
import { pageRuns } from './page-runs.ts';
import type { TextRun } from './page-runs.ts';
import { readStructure } from './structure.ts';
import type { Structure } from './structure.ts';

/** A place to click. */
export interface LinkPlace {
  /** Number of its object. */
  id: number;
  page: number;
  /** As written in the PDF; undefined when it leads to a place in the PDF itself. */
  url: string | undefined;
  rect: readonly [number, number, number, number];
}

/** A font, as the PDF names it. */
export interface PdfFont {
  name: string;
  /** The first page that uses it. */
  page: number;
  embedded: boolean;
  /** Type 3: letters as drawings. */
  drawn: boolean;
}

/** Everything that is compared with the document. */
export interface PdfContents {
  pages: number;
  /** In the order in which the pages paint them. */
  runs: TextRun[];
  links: LinkPlace[];
  fonts: Map<string, PdfFont>;
  structure: Structure;
  titles: (string | undefined)[];
  showsTitle: boolean;
  /** The part of PDF/UA that it says it follows. */
  uaPart: string | undefined;
}

// Nothing is drawn, so pictures need not be decoded nor fonts made for a screen.
const READING = {
  verbosity: 0,
  maxImageSize: 1,
  disableFontFace: true,
  useSystemFonts: false,
  fontExtraProperties: true,
};

// One is enough; a font that never comes must not be waited for.
const FONT_TURNS = 100;

/** Reads a PDF. Throws when it cannot be read. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContents> {
  const structure = await readStructure(bytes);
  const task = getDocument({ ...READING, data: new Uint8Array(bytes) });
  try {
    const pdf = await task.promise;
    const { info, metadata } = await pdf.getMetadata();
    const contents: PdfContents = {
      pages: pdf.numPages,
      runs: [],
      links: [],
      fonts: new Map(),
      structure,
      titles: [textOf(Object(info).Title), textOf(metadata?.get('dc:title'))],
      showsTitle: showsTitle(await pdf.getViewerPreferences()),
      uaPart: textOf(metadata?.get('pdfuaid:part')),
    };
    for (let number = 1; number <= pdf.numPages; number += 1)
      await readPage(await pdf.getPage(number), number, contents);
    return contents;
  } finally {
    await task.destroy();
  }
}

async function readPage(page: PDFPageProxy, number: number, contents: PdfContents): Promise<void> {
  const text = await page.getTextContent({
    includeMarkedContent: true,
    disableNormalization: true,
  });
  const annotations = await page.getAnnotations();
  // after the text: side by side, both would make fonts of their own; they are known once all that is painted is read
  await page.getOperatorList();
  for (const run of pageRuns(text, contents.structure.marks[number - 1] ?? [])) {
    contents.runs.push({ ...run, number: contents.runs.length, page: number });
    if (run.font === '' || contents.fonts.has(run.font)) continue;
    contents.fonts.set(run.font, await readFont(page, run.font));
  }
  for (const { id, subtype, unsafeUrl, rect } of annotations) {
    if (subtype !== 'Link') continue;
    contents.links.push({ id: parseInt(id, 10), page: number, url: textOf(unsafeUrl), rect });
  }
}

async function readFont(page: PDFPageProxy, id: string): Promise<PdfFont> {
  // it is on its way when what is painted has been read
  for (let turns = 0; turns < FONT_TURNS && !page.commonObjs.has(id); turns += 1)
    await setImmediate();
  const font: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id) : undefined;
  const { name, missingFile, isType3Font } = Object(font);
  const drawn = isType3Font === true;
  const embedded = drawn || missingFile === false;
  const fontName = String(name ?? '').replace(/^[A-Z]{6}\+/, '');
  return { name: fontName, page: page.pageNumber, embedded, drawn };
}

// declared as an object, given as a Map
function showsTitle(preferences: unknown): boolean {
  return Object(preferences).get?.('DisplayDocTitle') === true;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
