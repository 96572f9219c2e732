import { TEMPLATES } from '@sastre/shared-contracts/api';
import { sharedOut, SOAKS } from '../../support/documents/shared-out.ts';
import { generatedDocument } from '../../support/documents/generated-document.ts';
import { earlyEnds } from '../../support/pages/early-ends.ts';
import { sheetFaults } from '../../support/pages/sheet-faults.ts';
import { expectedRuns } from '../../support/pdf/pdf-expected.ts';
import { comparable, readRuns, stranded, textOf } from '../../support/pdf/pdf-order.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { documentOf } from '../../support/pdf/pdf-printer.ts';
import { printerOfFile } from '../../support/pdf/printer-of-file.ts';
import { expect, test } from '../../support/site/test.ts';

/** Every day the first, one in which nobody chose a level, one in which a page ends within a word of Japanese. */
const SEEDS = SOAKS ? Array.from({ length: 120 }, (_, seed) => seed) : [0, 46, 53];
const SECONDS_EACH = 10;
const printer = printerOfFile();

for (const template of TEMPLATES) {
  const seeds = sharedOut(SEEDS, template);
  test(`preview and PDF of ${seeds.length} generated CVs in ${template} have the same pages, no heading is stranded, no page ends early`, async () => {
    test.setTimeout((240 + seeds.length * SECONDS_EACH) * 1000);
    const { page, print } = printer();
    let most = 0;
    for (const seed of seeds) {
      const done = await print(generatedDocument(seed, template));
      const frame = page.frameLocator('iframe').locator('html');
      expect.soft(await frame.evaluate(sheetFaults), `CV ${seed}`).toEqual([]);
      expect.soft(await frame.evaluate(earlyEnds), `CV ${seed}`).toEqual([]);
      const pages = await pdfPages(done.bytes);
      const printed = pages.map(({ tagged }) => textOf(tagged));
      expect.soft(done.shown.map(comparable), `CV ${seed}`).toEqual(printed.map(comparable));
      for (const { kind, columns, interleaved } of readRuns(
        pages,
        expectedRuns(documentOf(done)),
        'tagged',
      )) {
        expect.soft(interleaved, `CV ${seed}, ${kind}`).toEqual([]);
        for (const column of columns) {
          const said = comparable(column.expected.map(({ text }) => text).join(''));
          const where = `CV ${seed}, ${kind}, ${column.side}`;
          expect.soft(comparable(column.pages.join('')), where).toEqual(said);
          expect.soft(stranded(column), where).toEqual([]);
        }
      }
      const verdict = { words: done.words, pages: pages.length, more: 0 };
      expect.soft(done.report, `CV ${seed}`).toMatchObject(verdict);
      // generated texts are in no language that they might state
      const findings = done.report?.findings.filter(({ kind }) => kind !== 'language');
      expect.soft(findings, `CV ${seed}`).toEqual([]);
      most = Math.max(most, pages.length);
    }
    if (seeds.length >= SEEDS.length) expect(most).toBeGreaterThan(3);
  });
}
