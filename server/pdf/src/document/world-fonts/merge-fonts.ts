import {
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { readStream } from '../streams/content-streams.ts';
import { joinBlocks, type MergedUse, type PageFont } from './join-blocks.rules.ts';
import { createMergedFont, type SourceFont } from './merged-font.rules.ts';
import {
  fontObjects,
  registerFont,
  removeFont,
  sourceOf,
  type PdfFontObjects,
} from './pdf-font.ts';
import { readBlocks, writeBlocks, type Cluster, type ContentPart } from './text-blocks.rules.ts';

const key = PDFName.of;
// A slice of another script, as the build names it: `AAAAAA+NotoSansKR-5.3.1-116-400`.
const SLICE = /^([A-Z]{6}\+)(Noto\w+-[\d.]+)-\w+-(\d{3})$/;
const MARK = /\p{M}/u;
const FONT_USE = /^\/(\S+) \S+ Tf$/gm;

/** What shows text: a page, or a group of its own. */
interface Content {
  ref: PDFRef;
  stream: PDFRawStream;
  /** By their names in its resources. */
  fonts: PDFDict;
  parts: ContentPart[];
}

interface Slice {
  ref: PDFRef;
  objects: PdfFontObjects;
  source: SourceFont;
}

/**
 * Makes all slices of a script and weight one font, in which a glyph stands for each letter and cluster. Chromium embeds
 * a font for each slice, and writes an Arabic letter as a stroke and dots of which neither is a letter: readers that go
 * by fonts and glyphs then tear words. So they do with a letter and a mark above it that no character stands for together, which
 * is why a font that draws such is set anew, too. What is seen stays where it is. Documents without either are left alone. Throws
 * when a font is broken, which only a posted one can be; the document is of no use then.
 */
export function mergeFonts(pdf: PDFDocument): void {
  const sources = new Map<
    PDFRef,
    { objects: PdfFontObjects; source: SourceFont; slice: RegExpExecArray | null }
  >();
  for (const [ref, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict) || object.get(key('Subtype')) !== key('Type0')) continue;
    const objects = fontObjects(object);
    if (!objects) continue;
    sources.set(ref, { objects, source: sourceOf(objects), slice: SLICE.exec(objects.name) });
  }
  const hasSlices = [...sources.values()].some(({ slice }) => slice);
  const contents = contentsOf(pdf, (ref) => sources.get(ref)?.source, hasSlices);
  const inParts = new Set(contents.flatMap((content) => fontsInParts(content, sources)));
  if (!hasSlices && inParts.size === 0) return;
  const bare = new Set(contents.flatMap(fontsNotUnderstood));
  const fonts = new Map<PDFRef, PageFont>();
  const families = new Map<string, { use: MergedUse; name: string; slices: Slice[] }>();
  for (const [ref, { objects, source, slice }] of sources) {
    const [, tag = '', family, weight] = slice ?? [];
    const isMerged = (slice !== null || inParts.has(ref)) && !bare.has(ref);
    const em = isMerged ? unitsOfEm(source) : undefined;
    if (em === undefined) {
      fonts.set(ref, { source, into: undefined });
      continue;
    }
    const name = slice ? `${family}-${weight}` : objects.name;
    const group = `${name} ${em}`;
    let known = families.get(group);
    if (!known) {
      const use = { name: `W${families.size}`, font: createMergedFont(source) };
      families.set(group, (known = { use, name: tag + name, slices: [] }));
    }
    known.slices.push({ ref, objects, source });
    fonts.set(ref, { source, into: known.use });
  }
  for (const content of contents) rewrite(pdf, content, fonts);
  for (const { use, name, slices } of families.values()) {
    const [first] = slices;
    if (!first) continue;
    const ref = registerFont(pdf, use.font, first.objects, name);
    const refs = new Set(slices.map((slice) => slice.ref));
    for (const dict of new Set(contents.map((content) => content.fonts))) {
      const merged = dict.entries().filter(([, value]) => refs.has(value as PDFRef));
      for (const [old] of merged) dict.delete(old);
      if (merged.length > 0) dict.set(key(use.name), ref);
    }
    for (const slice of slices) removeFont(pdf, slice.ref, slice.objects);
  }
}

function contentsOf(
  pdf: PDFDocument,
  sourceFor: (font: PDFRef) => SourceFont | undefined,
  hasSlices: boolean,
): Content[] {
  const pages = pdf.getPages().map(({ node }) => ({
    ref: node.get(key('Contents')),
    resources: node.Resources(),
  }));
  const groups = pdf.context.enumerateIndirectObjects().flatMap(([ref, object]) => {
    const isGroup =
      object instanceof PDFRawStream && object.dict.get(key('Subtype')) === key('Form');
    return isGroup ? [{ ref, resources: object.dict.lookupMaybe(key('Resources'), PDFDict) }] : [];
  });
  const written = [...pages, ...groups].flatMap(({ ref, resources }) => {
    const stream = ref instanceof PDFRef ? pdf.context.lookup(ref) : undefined;
    const fonts = resources?.lookupMaybe(key('Font'), PDFDict);
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream) || !fonts) return [];
    return [{ ref, stream, fonts, content: readStream(stream).toString('latin1') }];
  });
  // nothing is said beside glyphs that say themselves what they are
  if (!hasSlices && !written.some(({ content }) => content.includes('/ActualText'))) return [];
  return written.map(({ content, ...about }) => {
    const named = new Map(
      about.fonts
        .entries()
        .map(([name, font]) => [
          name.decodeText(),
          font instanceof PDFRef ? sourceFor(font) : undefined,
        ]),
    );
    const widthOf = (font: string, code: number) => named.get(font)?.widthOf(code);
    return { ...about, parts: readBlocks(content, widthOf) };
  });
}

/** Fonts in which a letter and its mark are drawn by several glyphs, or by some that do not say what they are. */
function fontsInParts(
  { parts, fonts }: Content,
  sources: ReadonlyMap<PDFRef, { source: SourceFont }>,
): PDFRef[] {
  return parts.flatMap((part) => {
    const ref = typeof part === 'string' ? undefined : fonts.get(key(part.font));
    const known = ref instanceof PDFRef ? sources.get(ref) : undefined;
    if (typeof part === 'string' || !known || !(ref instanceof PDFRef)) return [];
    return part.clusters.some((one) => isInParts(one, known.source)) ? [ref] : [];
  });
}

function isInParts({ shown, text = '' }: Cluster, { texts }: SourceFont): boolean {
  const codes = shown.flatMap((one) => one.codes);
  if (!MARK.test(text.normalize('NFC')) || codes.includes(0)) return false;
  const told = codes.map((code) => texts.get(code) ?? '').join('');
  return codes.length > 1 || told.normalize('NFKC') !== text.normalize('NFKC');
}

/** Fonts of text that is written in another way than is known here. */
function fontsNotUnderstood({ parts, fonts }: Content): unknown[] {
  return parts.flatMap((part) =>
    typeof part === 'string'
      ? [...part.matchAll(FONT_USE)].map(([, name = '']) => fonts.get(key(name)))
      : [],
  );
}

/** Undefined for a font that cannot be read: a posted one may call itself a slice. */
function unitsOfEm(source: SourceFont): number | undefined {
  try {
    return source.outlines.unitsPerEm;
  } catch {
    return undefined;
  }
}

/** Not packed: that is done once, when the decoration is marked. */
function rewrite(
  pdf: PDFDocument,
  { ref, stream, fonts, parts }: Content,
  known: ReadonlyMap<PDFRef, PageFont>,
): void {
  const named = new Map<string, PageFont>();
  for (const [name, font] of fonts.entries()) {
    const page = font instanceof PDFRef ? known.get(font) : undefined;
    if (page) named.set(name.decodeText(), page);
  }
  if (![...named.values()].some(({ into }) => into)) return;
  const bytes = Buffer.from(writeBlocks(joinBlocks(parts, named)), 'latin1');
  const dict = stream.dict.clone(pdf.context);
  dict.delete(key('Filter'));
  dict.set(key('Length'), PDFNumber.of(bytes.length));
  pdf.context.assign(ref, PDFRawStream.of(dict, bytes));
}
