import { PDFDict, PDFHexString, PDFName, type PDFDocument } from '@cantoo/pdf-lib';

const FIRST = PDFName.of('First');
const NEXT = PDFName.of('Next');

/**
 * Gives the outline its titles: Chromium puts them together from what is painted, so that they are twice there when a
 * column breaks before them, lack the space at a line's end, and run from left to right in every script. They stay as
 * they are when the outline has not one entry for each heading.
 */
export function nameOutline({ catalog }: PDFDocument, headings: readonly string[]): void {
  const outline = catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict);
  const entries = outline ? entriesBelow(outline) : [];
  if (entries.length !== headings.length) return;
  for (const [index, entry] of entries.entries())
    entry.set(PDFName.of('Title'), PDFHexString.fromText(headings[index] ?? ''));
}

/** Entries in order, parents first. */
function entriesBelow(parent: PDFDict): PDFDict[] {
  const found: PDFDict[] = [];
  let entry = parent.lookupMaybe(FIRST, PDFDict);
  for (; entry; entry = entry.lookupMaybe(NEXT, PDFDict)) found.push(entry, ...entriesBelow(entry));
  return found;
}
