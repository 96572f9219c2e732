import { expect, test } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { levelHeadings } from './level-headings.ts';

async function levelled(roles: readonly string[]): Promise<string[]> {
  const pdf = await PDFDocument.create();
  const elements = roles.map((S) =>
    pdf.context.register(pdf.context.obj({ Type: 'StructElem', S })),
  );
  const whole = pdf.context.obj({ Type: 'StructElem', S: 'Document', K: elements });
  pdf.catalog.set(PDFName.of('StructTreeRoot'), pdf.context.obj({ K: whole }));
  levelHeadings(pdf);
  return elements.map((ref) => String(pdf.context.lookup(ref, PDFDict).get(PDFName.of('S'))));
}

test('a heading that skips a level is lifted, and the first one is of the first level', async () => {
  expect(await levelled(['H2', 'P', 'H1', 'H2', 'H4', 'H3', 'H2'])).toEqual([
    '/H1',
    '/P',
    '/H1',
    '/H2',
    '/H3',
    '/H3',
    '/H2',
  ]);
});
