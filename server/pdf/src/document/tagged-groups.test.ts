import { expect, test } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFNumber } from '@cantoo/pdf-lib';
import { ownerLists, ownersOf, readStream } from './streams/content-streams.ts';
import { groupsOf, numberGroups } from './tagged-groups.ts';

const key = PDFName.of;

/** A page of which two texts are the document's and one is in each group, which counts by itself. */
async function withGroups(count = 1) {
  const pdf = await PDFDocument.create();
  const { context, catalog } = pdf;
  const page = pdf.addPage();
  const faint = Array.from({ length: count }, (_, at) => {
    const group = context.register(
      context.stream('/P <</MCID 0 >>BDC\nEMC\n', {
        ...{ Type: 'XObject', Subtype: 'Form', StructParents: at + 1 },
      }),
    );
    const element = context.obj({ S: 'P', K: { Type: 'MCR', Stm: group, MCID: 0 } });
    return { group, element, owner: context.register(element) };
  });
  const XObject = Object.fromEntries(faint.map(({ group }, at) => [`X${at + 6}`, group]));
  page.node.set(key('Resources'), context.obj({ XObject }));
  page.node.set(key('StructParents'), PDFNumber.of(0));
  const plain = context.register(context.obj({ S: 'P', Pg: page.ref, K: [0, 1] }));
  const Nums = [0, [plain, plain], ...faint.flatMap(({ owner }, at) => [at + 1, [owner]])];
  const kids = [plain, ...faint.map(({ owner }) => owner)];
  catalog.set(key('StructTreeRoot'), context.obj({ K: kids, ParentTree: { Nums } }));
  return { pdf, page, faint };
}

test('what groups hold has numbers that their page does not have, and is found by them', async () => {
  const { pdf, page, faint } = await withGroups(3);
  numberGroups(pdf);
  const lists = ownerLists(pdf);
  const numbers = faint.map(({ element, owner }) => {
    const number = element.lookup(key('K'), PDFDict).lookup(key('MCID'), PDFNumber).asNumber();
    expect(ownersOf(pdf, page.node)?.get(number)).toBe(owner);
    return number;
  });
  expect(numbers.toSorted()).toEqual([2, 3, 4]);
  const groups = groupsOf(page.node.Resources());
  groups.forEach(({ stream }, at) => {
    expect(readStream(stream).toString()).toContain(`/MCID ${numbers[at]} `);
    expect(ownersOf(pdf, stream.dict)).toBe(ownersOf(pdf, page.node));
  });
  // one list for all of them, as long as there are numbers
  expect([...lists.values()].map((list) => list.size())).toEqual([5]);
});

test('a group is tagged when something in it is', async () => {
  const { pdf, page } = await withGroups();
  const { context } = pdf;
  const inner = page.node.Resources();
  const outer = context.stream('/X6 Do\n', { Type: 'XObject', Subtype: 'Form', Resources: inner });
  const plain = context.stream('', { Type: 'XObject', Subtype: 'Form' });
  const drawn = context.obj({
    XObject: { A: context.register(outer), B: context.register(plain) },
  });
  expect(groupsOf(drawn).map(({ name, isTagged }) => [name, isTagged])).toEqual([
    ['A', true],
    ['B', false],
  ]);
});
