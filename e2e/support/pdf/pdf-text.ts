import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a machine reads in a PDF. */
export interface PdfReading {
  pages: number;
  /** All text in content order, white space folded. */
  text: string;
  /** The same by page. */
  pageTexts: string[];
  /** PostScript names of the embedded fonts, without the subset's prefix. */
  fonts: string[];
  title: string | undefined;
  language: string | undefined;
  tagged: boolean;
  links: string[];
  /** Fonts that are embedded as drawings without a name. */
  namelessFonts: number;
  /** Titles of the outline, in order. */
  outline: string[];
  /** The CV that is kept inside, as JSON. */
  data: string | undefined;
}

/** Reads the bytes of a PDF back. Throws when they are none. */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const loading = getDocument({
    data: bytes.slice(),
    useSystemFonts: false,
    fontExtraProperties: true,
    verbosity: 0,
  });
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const facts = info as { Title?: string; Language?: string };
  const structure = await (await document.getPage(1)).getStructTree();
  const texts: string[] = [];
  const links: string[] = [];
  const fonts = new Set<string>();
  const nameless = new Set<string>();
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const content = await page.getTextContent();
    texts.push(
      content.items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(''),
    );
    await page.getOperatorList();
    for (const item of content.items) {
      if (!('fontName' in item) || !page.commonObjs.has(item.fontName)) continue;
      const font = page.commonObjs.get(item.fontName) as { name: string; isType3Font?: boolean };
      fonts.add(font.name.replace(/^[A-Z]{6}\+/, ''));
      if (font.isType3Font === true || font.name === '') nameless.add(item.fontName);
    }
    for (const annotation of (await page.getAnnotations()) as { url?: string }[])
      if (annotation.url) links.push(annotation.url);
  }
  const reading = {
    pages: document.numPages,
    text: texts.join('\n').replace(/\s+/g, ' '),
    pageTexts: texts.map((text) => text.replace(/\s+/g, ' ').trim()),
    fonts: [...fonts].sort(),
    title: facts.Title,
    language: facts.Language,
    tagged: (structure?.children.length ?? 0) > 0,
    links,
    namelessFonts: nameless.size,
    outline: titlesOf(await document.getOutline()),
    data: await dataIn(document),
  };
  await loading.destroy();
  return reading;
}

interface Outline {
  title: string;
  items: Outline[];
}

function titlesOf(outline: readonly Outline[] | null): string[] {
  return (outline ?? []).flatMap(({ title, items }) => [title, ...titlesOf(items)]);
}

/** Letters and digits alone: how a word was broken over lines or columns does not matter. */
export function folded(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '');
}

async function dataIn(document: PDFDocumentProxy): Promise<string | undefined> {
  const content = (await document.getAttachmentContent('cv.sastre.json')) as Uint8Array | null;
  return content === null ? undefined : new TextDecoder().decode(content);
}
