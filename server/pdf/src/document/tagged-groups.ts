import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
} from '@cantoo/pdf-lib';
import { deflated, dropOwnerLists, ownerLists, readStream } from './streams/content-streams.ts';

/** What a page draws as one: what is half transparent, turned or scaled. */
export interface DrawnGroup {
  name: string;
  ref: PDFRef;
  stream: PDFRawStream;
  /** What is drawn within it. */
  groups: readonly DrawnGroup[];
  /** There are tags in it, or in what is drawn within it. */
  isTagged: boolean;
}

/** Groups in groups; no document has so many. */
const DEEPEST = 16;
const NUMBER = PDFName.of('MCID');
const PARENTS = PDFName.of('StructParents');
const STREAM = PDFName.of('Stm');
const MARK = /(\/MCID )(\d+)/g;

/** The groups that are named in these resources. */
export function groupsOf(resources: PDFDict | undefined, depth = 0): DrawnGroup[] {
  if (depth > DEEPEST) return [];
  const named = resources?.lookupMaybe(PDFName.of('XObject'), PDFDict)?.entries() ?? [];
  return named.flatMap(([name, ref]) => {
    const stream = ref instanceof PDFRef ? resources?.context.lookup(ref) : undefined;
    if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return [];
    if (stream.dict.get(PDFName.of('Subtype')) !== PDFName.of('Form')) return [];
    const inner = stream.dict.lookupMaybe(PDFName.of('Resources'), PDFDict);
    const groups = groupsOf(inner, depth + 1);
    const isTagged = stream.dict.has(PARENTS) || groups.some((group) => group.isTagged);
    return [{ name: name.decodeText(), ref, stream, groups, isTagged }];
  });
}

/**
 * Gives the marked content of groups numbers that its page does not have: each stream counts by itself, which the standard
 * allows and readers (pdf.js, PDFium) take for the page's own. Page and groups share one list of owners, so that the list
 * of none has to begin with places for the numbers of all before it.
 */
export function numberGroups(pdf: PDFDocument): void {
  const added = new Map<PDFRef, number>();
  const left = new Set<number>();
  const lists = ownerLists(pdf);
  const listOf = (stream: PDFDict) => {
    const key = stream.lookupMaybe(PARENTS, PDFNumber)?.asNumber();
    const owners = key === undefined ? undefined : lists.get(key);
    return key === undefined || !owners ? undefined : { key, owners };
  };
  for (const page of pdf.getPages()) {
    let shared = listOf(page.node);
    const open = groupsOf(page.node.Resources());
    for (let group = open.pop(); group; group = open.pop()) {
      open.push(...group.groups);
      const own = listOf(group.stream.dict);
      if (!own || added.has(group.ref)) continue;
      shared ??= own;
      const next = own === shared ? 0 : shared.owners.size();
      added.set(group.ref, next);
      if (own === shared) continue;
      renumber(pdf, group, next).dict.set(PARENTS, PDFNumber.of(shared.key));
      for (const owner of own.owners.asArray()) shared.owners.push(owner);
      left.add(own.key);
    }
  }
  if (added.size === 0) return;
  pointTo(pdf, added);
  dropOwnerLists(pdf, left);
}

function renumber(pdf: PDFDocument, { ref, stream }: DrawnGroup, by: number): PDFRawStream {
  const content = readStream(stream).toString('latin1');
  const numbered = deflated(
    pdf,
    content.replace(MARK, (_, key: string, number: string) => `${key}${Number(number) + by}`),
  );
  for (const [key, value] of stream.dict.entries())
    if (!numbered.dict.has(key)) numbered.dict.set(key, value);
  pdf.context.assign(ref, numbered);
  return numbered;
}

/** Tells the elements what their content in groups is called now. */
function pointTo(pdf: PDFDocument, added: ReadonlyMap<PDFRef, number>): void {
  const seen = new Set<PDFDict>();
  for (const [, object] of pdf.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFDict)) continue;
    const kids = object.lookup(PDFName.of('K'));
    const held = kids instanceof PDFArray ? kids.asArray() : [kids];
    for (const kid of [object, ...held.map((one) => pdf.context.lookup(one))]) {
      if (!(kid instanceof PDFDict) || seen.has(kid)) continue;
      seen.add(kid);
      const group = kid.get(STREAM);
      const by = group instanceof PDFRef ? added.get(group) : undefined;
      const number = kid.lookup(NUMBER);
      if (by !== undefined && number instanceof PDFNumber)
        kid.set(NUMBER, PDFNumber.of(number.asNumber() + by));
    }
  }
}
