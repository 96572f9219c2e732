import {
  ParseSpeeds,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { PdfError } from '../ground/pdf-error.ts';
import { fitForArchives, identifierOf, isFitForArchives } from './archive/for-archives.ts';
import { xmpOf } from './archive/xmp.rules.ts';
import { nameGlyphs } from './glyph-texts.ts';
import { levelHeadings } from './level-headings.ts';
import { markDecorations } from './mark-decoration.ts';
import { nameOutline } from './name-outline.ts';
import { keepData } from './keep-data.ts';
import { beyond, PRINT_LIMITS } from './limits/print-limits.ts';
import { dropSoftHyphens } from './soft-hyphens.ts';
import { numberGroups } from './tagged-groups.ts';
import { leanFonts } from './world-fonts/lean-fonts.ts';
import { mergeFonts } from './world-fonts/merge-fonts.ts';

/** What a PDF says about itself. */
export interface PdfFacts {
  title: string;
  lang: string;
  author?: string;
  /** What it may be filed under, parted by commas. */
  keywords?: string;
  /** The texts of its headings, in order. */
  headings?: readonly string[];
  /** Its pages have a footer of their own. */
  hasFooter?: boolean;
  /** Letters of its text that look like quotation marks. */
  markLetters?: string;
  /** What it shows as data, JSON, to be kept inside. */
  data?: string | undefined;
  /** True when it has nothing to read, so that no tags are expected. */
  isBlank?: () => boolean;
}

/** What documents say they were made with. */
const MAKER = 'Sastre';

// Structure types that Chromium writes and PDF 1.7 does not know.
const ROLES = { Aside: 'Div', Strong: 'Span', Em: 'Span', Title: 'P', Sub: 'Span', FENote: 'Note' };

const TREE = PDFName.of('StructTreeRoot');
const STRUCTURE = PDFName.of('S');
const KIDS = PDFName.of('K');
const PARENT = PDFName.of('P');
const LI = PDFName.of('LI');
const LABEL = PDFName.of('Lbl');
const BODY = PDFName.of('LBody');

/**
 * Finishes a tagged PDF of Chromium to PDF/UA-1, and PDF/A-2a (with data inside, PDF/A-3a) where its fonts have all characters: XMP metadata, the
 * meaning of its colours, an identifier, a text for every link, tab order by structure, known structure types only,
 * decoration marked as such, no soft hyphens, a text for every glyph, the outline's titles, the title in the window bar, the language.
 * Throws when the bytes are no PDF or have no tags: `pdf-invalid` when a document with text has none on its pages, or has
 * more pages than may be printed.
 */
export async function finishPdfUa(bytes: Uint8Array, facts: PdfFacts): Promise<Uint8Array> {
  const pdf = await withMergedFonts(bytes);
  leanFonts(pdf);
  pdf.setTitle(facts.title, { showInWindowTitleBar: true });
  pdf.setLanguage(facts.lang);
  if (facts.author) pdf.setAuthor(facts.author);
  if (facts.keywords) pdf.setKeywords([facts.keywords]);
  pdf.setCreator(MAKER);
  pdf.setProducer(MAKER);
  fitForArchives(pdf, identifierOf(bytes, facts));
  if (!pdf.catalog.has(TREE)) addTreeIfBlank(pdf, facts);
  numberGroups(pdf);
  markDecorations(pdf, facts.hasFooter === true);
  mapRoles(pdf);
  wrapListItems(pdf);
  levelHeadings(pdf);
  nameGlyphs(pdf, facts.markLetters);
  nameOutline(pdf, facts.headings ?? []);
  addXmp(pdf, facts);
  if (facts.data !== undefined) await keepData(pdf, facts.data);
  for (const page of pdf.getPages()) {
    page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
    describeLinks(
      page.node
        .Annots()
        ?.asArray()
        .map((ref) => pdf.context.lookup(ref)) ?? [],
    );
  }
  return pdf.save({
    rewrite: true,
    useObjectStreams: true,
    objectsPerTick: Infinity,
    addDefaultPage: false,
  });
}

/** The document with its fonts merged; where a posted font is broken, as it was printed. */
async function withMergedFonts(bytes: Uint8Array): Promise<PDFDocument> {
  const options = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };
  const load = async () => {
    const pdf = await PDFDocument.load(bytes, options);
    if (pdf.getPageCount() > PRINT_LIMITS.pages) throw beyond('pages');
    dropSoftHyphens(pdf);
    return pdf;
  };
  const pdf = await load();
  try {
    mergeFonts(pdf);
    return pdf;
  } catch {
    return load();
  }
}

/** Chromium leaves the tags out where nothing of a document is on its pages: it has no text, or one that is beyond them. */
function addTreeIfBlank(pdf: PDFDocument, { isBlank }: PdfFacts): void {
  if (isBlank?.()) addTree(pdf);
  else if (pdf.getPageCount() > 0)
    throw new PdfError('pdf-invalid', 'Nothing of the document’s text comes to paper.');
}

function addXmp(pdf: PDFDocument, facts: PdfFacts): void {
  const xmp = xmpOf({
    ...facts,
    maker: MAKER,
    isArchival: isFitForArchives(pdf),
    holdsFile: facts.data !== undefined,
  });
  const stream = pdf.context.stream(Buffer.from(xmp, 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(stream));
}

/** Chromium tags nothing where there is nothing to read: so the tree is empty. */
function addTree(pdf: PDFDocument): void {
  const { context, catalog } = pdf;
  const tree = context.register(context.obj({ Type: 'StructTreeRoot' }));
  const whole = { Type: 'StructElem', S: 'Document', P: tree, K: [] };
  context.lookup(tree, PDFDict).set(KIDS, context.register(context.obj(whole)));
  catalog.set(TREE, tree);
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
}

function mapRoles(pdf: PDFDocument): void {
  const tree = pdf.catalog.lookup(TREE, PDFDict);
  const written = tree.lookupMaybe(PDFName.of('RoleMap'), PDFDict)?.entries() ?? [];
  const roles = pdf.context.obj(ROLES);
  for (const [type, role] of written) roles.set(type, role);
  tree.set(PDFName.of('RoleMap'), roles);
}

/**
 * Chromium tags a list item as an LI that holds its content itself, where only Lbl and LBody may stand. The element
 * becomes the LBody of a new LI, so that what points to it (the parent tree) stays right; its label moves up.
 */
function wrapListItems(pdf: PDFDocument): void {
  for (const [ref, item] of pdf.context.enumerateIndirectObjects()) {
    if (!(item instanceof PDFDict) || item.get(STRUCTURE) !== LI) continue;
    const kids = kidsOf(item);
    if (kids.some((kid) => structureOf(pdf, kid) === BODY)) continue;
    const labels = kids.filter((kid) => structureOf(pdf, kid) === LABEL);
    const parent = item.lookup(PARENT, PDFDict);
    const wrapper = pdf.context.register(
      pdf.context.obj({ Type: 'StructElem', S: 'LI', P: item.get(PARENT), K: [...labels, ref] }),
    );
    parent.set(KIDS, pdf.context.obj(kidsOf(parent).map((kid) => (kid === ref ? wrapper : kid))));
    for (const label of labels) pdf.context.lookup(label, PDFDict).set(PARENT, wrapper);
    item.set(STRUCTURE, BODY);
    item.set(PARENT, wrapper);
    item.set(KIDS, pdf.context.obj(kids.filter((kid) => !labels.includes(kid))));
  }
}

/** What an element holds, as written: references to elements, numbers of marked content. */
function kidsOf(element: PDFDict): PDFObject[] {
  const kids = element.lookup(KIDS);
  if (kids instanceof PDFArray) return kids.asArray();
  const only = element.get(KIDS);
  return only ? [only] : [];
}

function structureOf(pdf: PDFDocument, kid: PDFObject): PDFObject | undefined {
  const element = pdf.context.lookup(kid);
  return element instanceof PDFDict ? element.get(STRUCTURE) : undefined;
}

/** The text of a link for those who cannot see what it stands on: its address. */
function describeLinks(annotations: unknown[]): void {
  for (const link of annotations) {
    if (!(link instanceof PDFDict) || link.get(PDFName.of('Subtype')) !== PDFName.of('Link'))
      continue;
    if (link.has(PDFName.of('Contents'))) continue;
    const uri = link.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI'));
    const address =
      uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : 'Link';
    link.set(PDFName.of('Contents'), PDFHexString.fromText(address));
  }
}
