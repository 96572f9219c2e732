import { expect, test } from '@jest/globals';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFRef } from '@cantoo/pdf-lib';
import { readStream } from './content-streams.ts';
import { groupsOf, numberGroups } from './tagged-groups.ts';

const key = PDFName.of;

/** A page of which two texts are the document's and one is in a group, which counts by itself. */
async function withGroup() {
  const pdf = await PDFDocument.create();
  const { context, catalog } = pdf;
  const page = pdf.addPage();
  const group = context.register(
    context.stream('/P <</MCID 0 >>BDC\nEMC\n', {
      ...{ Type: 'XObject', Subtype: 'Form', StructParents: 1 },
    }),
  );
  page.node.set(key('Resources'), context.obj({ XObject: { X6: group } }));
  page.node.set(key('StructParents'), PDFNumber.of(0));
  const faint = context.obj({ S: 'P', K: { Type: 'MCR', Stm: group, MCID: 0 } });
  const owner = context.register(faint);
  const plain = context.register(context.obj({ S: 'P', Pg: page.ref, K: [0, 1] }));
  const Nums = [0, [plain, plain], 1, [owner]];
  catalog.set(key('StructTreeRoot'), context.obj({ K: [plain, owner], ParentTree: { Nums } }));
  return { pdf, page, owner, faint };
}

function ownersIn(pdf: PDFDocument, group: number): (PDFRef | undefined)[] {
  const tree = pdf.catalog.lookup(key('StructTreeRoot'), PDFDict);
  const numbers = tree.lookup(key('ParentTree'), PDFDict).lookup(key('Nums'), PDFArray);
  return numbers.lookup(group, PDFArray).asArray() as PDFRef[];
}

test('what a group holds has a number that its page does not have, and is found by it', async () => {
  const { pdf, page, owner, faint } = await withGroup();
  numberGroups(pdf);
  const [group] = groupsOf(page.node.Resources());
  expect(group && readStream(group.stream).toString()).toContain('/MCID 2 ');
  expect(faint.lookup(key('K'), PDFDict).lookup(key('MCID'), PDFNumber).asNumber()).toBe(2);
  expect(ownersIn(pdf, 3).indexOf(owner)).toBe(2);
});

test('a group is tagged when something in it is', async () => {
  const { pdf, page } = await withGroup();
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
