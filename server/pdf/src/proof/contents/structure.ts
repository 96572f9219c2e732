import { inflateSync } from 'node:zlib';
import {
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { groupsOf, type DrawnGroup } from '../../document/tagged-groups.ts';
import { contentMarks, type ContentGroup, type ContentMark } from './content-marks.ts';
import { readPageFonts, type PdfFont } from './page-fonts.ts';

/** An element of the structure tree. */
export interface StructureElement {
  /** Its standard type, after the role map. */
  role: string;
  /** Its own language or the nearest one above it. */
  lang: string | undefined;
  alt: string | undefined;
  kids: StructureKid[];
}

/** `content`: marked content, named as pdf.js names it; `annotation`: number of the object. */
export type StructureKid =
  | { element: StructureElement }
  | { content: string }
  | { annotation: number };

/** The tags of a PDF, and what its pages are written with. */
export interface Structure {
  root: StructureElement | undefined;
  /** The marked content of each page. */
  marks: ContentMark[][];
  /** Names marked content of a page, counted from 1, as the tags do. */
  nameOf: (page: number, content: number) => string | undefined;
  /** The fonts of each page, by their names in its resources. */
  fonts: ReadonlyMap<string, PdfFont>[];
  /** Language of the whole document. */
  lang: string | undefined;
}

const S = PDFName.of('S');
const K = PDFName.of('K');
const PG = PDFName.of('Pg');

/** Reads the tags of a PDF; without a root when it has none, or says that they are not to be used. */
export async function readStructure(bytes: Uint8Array): Promise<Structure> {
  const pdf = await PDFDocument.load(bytes, {
    updateMetadata: false,
    parseSpeed: ParseSpeeds.Fastest,
  });
  const { catalog } = pdf;
  const lang = textOf(catalog.lookup(PDFName.of('Lang')));
  const marks = catalog.lookupMaybe(PDFName.of('MarkInfo'), PDFDict);
  const marked = marks?.lookup(PDFName.of('Marked')) === PDFBool.True;
  const tree = catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict);
  const top = tree?.lookup(K);
  const pages = pdf.getPages();
  const contents = pages.map(({ node }) =>
    contentMarks(contentOf(node.Contents()), contentsOf(groupsOf(node.Resources()))),
  );
  const nameOf = (page: number, number: number) => contentName(pages[page - 1]?.ref, number);
  const found = { lang, marks: contents, nameOf, fonts: readPageFonts(pdf) };
  if (!tree || !marked || top === undefined) return { root: undefined, ...found };
  const roles = tree.lookupMaybe(PDFName.of('RoleMap'), PDFDict);
  return { root: elementReader(pdf, roles)(tree, lang), ...found };
}

/** The content stream of a page as Chromium writes it: one, deflated. */
function contentOf(stream: PDFObject | undefined): string {
  if (!(stream instanceof PDFRawStream)) return '';
  const deflated = stream.dict.lookup(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  const bytes = deflated ? inflateSync(stream.contents) : stream.contents;
  return Buffer.from(bytes).toString('latin1');
}

function contentsOf(groups: readonly DrawnGroup[]): ReadonlyMap<string, ContentGroup> {
  return new Map(
    groups.map((group) => [
      group.name,
      { content: contentOf(group.stream), groups: contentsOf(group.groups) },
    ]),
  );
}

function elementReader(pdf: PDFDocument, roles: PDFDict | undefined) {
  const seen = new Set<PDFDict>();

  function roleOf(element: PDFDict): string {
    let role = element.get(S);
    for (let steps = 0; steps < 8 && role instanceof PDFName && roles?.has(role); steps += 1)
      role = roles.get(role);
    return role instanceof PDFName ? role.decodeText() : 'Root';
  }

  function readKid(
    kid: PDFObject,
    page: PDFObject | undefined,
    lang: string | undefined,
  ): StructureKid | undefined {
    const object = pdf.context.lookup(kid);
    if (object instanceof PDFNumber) return content(page, object);
    if (!(object instanceof PDFDict)) return undefined;
    const annotation = object.get(PDFName.of('Obj'));
    if (annotation instanceof PDFRef) return { annotation: annotation.objectNumber };
    const mcid = object.lookup(PDFName.of('MCID'));
    if (mcid instanceof PDFNumber) return content(object.get(PG) ?? page, mcid);
    return object.has(S) && !seen.has(object) ? { element: read(object, lang) } : undefined;
  }

  function read(element: PDFDict, above: string | undefined): StructureElement {
    seen.add(element);
    const lang = textOf(element.lookup(PDFName.of('Lang'))) ?? above;
    const held = element.lookup(K);
    const kids = held instanceof PDFArray ? held.asArray() : held === undefined ? [] : [held];
    const page = element.get(PG);
    return {
      role: roleOf(element),
      lang,
      alt: textOf(element.lookup(PDFName.of('Alt'))),
      kids: kids.map((kid) => readKid(kid, page, lang)).filter((kid) => kid !== undefined),
    };
  }
  return read;
}

function content(page: PDFObject | undefined, mcid: PDFNumber): StructureKid | undefined {
  const name = contentName(page, mcid.asNumber());
  return name === undefined ? undefined : { content: name };
}

function contentName(page: PDFObject | undefined, mcid: number): string | undefined {
  return page instanceof PDFRef ? `p${page.objectNumber}R_mc${mcid}` : undefined;
}

function textOf(object: PDFObject | undefined): string | undefined {
  return object instanceof PDFString || object instanceof PDFHexString
    ? object.decodeText()
    : undefined;
}
