import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib';
import { deflated, isDeflated, ownersOf, readStream } from './streams/content-streams.ts';
import { markDecoration } from './mark-decoration.rules.ts';
import { glyphWidths } from './glyph-widths.ts';
import { joinGlyphs } from './join-glyphs.rules.ts';
import { groupsOf } from './tagged-groups.ts';

const CONTENTS = PDFName.of('Contents');
const KIDS = PDFName.of('K');
const PAGE = PDFName.of('Pg');

/**
 * Marks the decoration of every page as such, and takes it out of the tags. `hasFooter`: text without a tag is that of a page footer. On
 * the way glyphs are joined, and what was not packed is packed.
 */
export function markDecorations(pdf: PDFDocument, hasFooter: boolean): void {
  const widthsIn = glyphWidths();
  for (const page of pdf.getPages()) {
    const ref = page.node.get(CONTENTS);
    const stream = page.node.Contents();
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) continue;
    const written = readStream(stream).toString('latin1');
    const content = joinGlyphs(written, widthsIn(page.node.Resources()));
    const groups = groupsOf(page.node.Resources()).filter(({ isTagged }) => isTagged);
    const names = new Set(groups.map(({ name }) => name));
    const marked = markDecoration(content, hasFooter, (name) => names.has(name));
    if (marked || content !== written || !isDeflated(stream))
      pdf.context.assign(ref, deflated(pdf, marked?.content ?? content));
    if (marked && marked.freed.length > 0) forget(pdf, page, new Set(marked.freed));
  }
}

/** Takes marked content of a page out of the elements that hold it and out of the way back to them. */
function forget(pdf: PDFDocument, page: PDFPage, freed: ReadonlySet<number>): void {
  const owners = ownersOf(pdf, page.node);
  if (!owners) return;
  const held = [...freed].filter((number) => number < owners.size());
  for (const owner of new Set(held.map((number) => owners.lookup(number)))) {
    const kids = owner instanceof PDFDict ? owner.lookup(KIDS) : undefined;
    if (!(owner instanceof PDFDict) || kids === undefined) continue;
    const left = (kids instanceof PDFArray ? kids.asArray() : [kids]).filter(
      (kid) => !isFreed(pdf, owner, kid, page, freed),
    );
    owner.set(KIDS, pdf.context.obj(left));
  }
  for (const number of held) owners.set(number, PDFNull);
}

function isFreed(
  pdf: PDFDocument,
  owner: PDFDict,
  kid: PDFObject,
  page: PDFPage,
  freed: ReadonlySet<number>,
): boolean {
  if (kid instanceof PDFNumber) return owner.get(PAGE) === page.ref && freed.has(kid.asNumber());
  const mark = pdf.context.lookup(kid);
  const number = mark instanceof PDFDict ? mark.lookup(PDFName.of('MCID')) : undefined;
  if (!(mark instanceof PDFDict) || !(number instanceof PDFNumber)) return false;
  return mark.get(PAGE) === page.ref && freed.has(number.asNumber());
}
