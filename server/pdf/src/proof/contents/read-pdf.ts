import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist';
import { fontsInUse, type FontSeen, type UsedFont } from './fonts-in-use.ts';
import { pageRuns, type TextRun } from './page-runs.ts';
import type { PdfFont } from './page-fonts.ts';
import { readStructure, type Structure } from './structure.ts';

/** A place to click. */
export interface LinkPlace {
  /** Number of its object. */
  id: number;
  page: number;
  /** As written in the PDF; undefined when it leads to a place in the PDF itself. */
  url: string | undefined;
  rect: readonly [number, number, number, number];
}

/** Everything that is compared with the document. */
export interface PdfContents {
  pages: number;
  /** In the order in which the pages paint them. */
  runs: TextRun[];
  links: LinkPlace[];
  fonts: Map<string, UsedFont>;
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
};

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
      titles: [textOf((info as { Title?: unknown }).Title), textOf(metadata?.get('dc:title'))],
      showsTitle: showsTitle(await pdf.getViewerPreferences()),
      uaPart: textOf(metadata?.get('pdfuaid:part')),
    };
    const fonts: FontSeen[] = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      fonts.push(...(await readPage(await pdf.getPage(number), number, contents)));
    return { ...contents, fonts: fontsInUse(fonts) };
  } finally {
    await task.destroy();
  }
}

/** What is read of an annotation. */
interface Annotation {
  id: string;
  subtype: string;
  unsafeUrl?: string;
  rect: LinkPlace['rect'];
}

/** Adds what is on a page; resolves to the fonts that it is set in. */
async function readPage(
  page: PDFPageProxy,
  number: number,
  { structure, runs, links }: PdfContents,
): Promise<FontSeen[]> {
  const text = await page.getTextContent({
    includeMarkedContent: true,
    disableNormalization: true,
  });
  const named = structure.fonts[number - 1] ?? new Map<string, PdfFont>();
  const fonts: FontSeen[] = [];
  for (const { mark, ...run } of pageRuns(text, structure.marks[number - 1] ?? [])) {
    runs.push({ ...run, number: runs.length, page: number });
    if (run.font === '') continue;
    const marked = [...(mark?.fonts ?? [])].flatMap((name) => named.get(name) ?? []);
    const candidates = marked.length > 0 ? marked : [...named.values()];
    fonts.push({ name: run.font, page: number, fonts: candidates });
  }
  const notes = (await page.getAnnotations()) as Annotation[];
  for (const { id, subtype, unsafeUrl, rect } of notes) {
    if (subtype !== 'Link') continue;
    links.push({ id: parseInt(id, 10), page: number, url: textOf(unsafeUrl), rect });
  }
  return fonts;
}

function showsTitle(preferences: ReadonlyMap<string, unknown> | null): boolean {
  return preferences?.get('DisplayDocTitle') === true;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
