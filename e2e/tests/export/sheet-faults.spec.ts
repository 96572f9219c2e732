import { TEMPLATES, type PdfFinding } from '@sastre/shared-contracts/api';
import { sharedOut, SOAKS } from '../../support/documents/shared-out.ts';
import { isKorean, tightDocument } from '../../support/documents/tight-document.ts';
import { earlyEnds } from '../../support/pages/early-ends.ts';
import { sheetFaults } from '../../support/pages/sheet-faults.ts';
import { comparable, textOf } from '../../support/pdf/pdf-order.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { printerOfFile } from '../../support/pdf/printer-of-file.ts';
import { expect, test } from '../../support/site/test.ts';

/** Every day the first, one that is Korean for the most part, one with an address as long as a line, one whose skills part pages. */
const SEEDS = SOAKS ? Array.from({ length: 80 }, (_, seed) => seed) : [0, 19, 59, 69];
const SECONDS_EACH = 10;
const printer = printerOfFile();

/** Runs in the frame: dates of 1 to 400 characters, as no form lets them be typed. */
function stretchDates(): void {
  document.querySelectorAll('.ehead .dates').forEach((dates, index) => {
    dates.textContent = 'Spring term of 2019 – '.repeat(19).slice(0, 1 + ((index * 37) % 400));
  });
}

for (const template of TEMPLATES) {
  const seeds = sharedOut(SEEDS, template);
  test(`${seeds.length} CVs of texts that hardly fit are set in ${template} without a fault, in preview and PDF`, async () => {
    test.setTimeout((240 + seeds.length * SECONDS_EACH) * 1000);
    const { page, print } = printer();
    for (const seed of seeds) {
      const { shown, bytes, report } = await print(tightDocument(seed, template));
      const frame = page.frameLocator('iframe').locator('html');
      expect.soft(await frame.evaluate(sheetFaults), `CV ${seed}`).toEqual([]);
      expect.soft(await frame.evaluate(earlyEnds), `CV ${seed}`).toEqual([]);
      await frame.evaluate(stretchDates);
      expect.soft(await frame.evaluate(sheetFaults), `CV ${seed}, long dates`).toEqual([]);
      const printed = (await pdfPages(bytes)).map(({ tagged }) => textOf(tagged));
      expect.soft(shown.map(comparable), `CV ${seed}`).toEqual(printed.map(comparable));
      // All of them state English, which is rightly doubted of those.
      const isMeant = ({ kind }: PdfFinding) => kind !== 'language' || !isKorean(seed);
      expect.soft(report?.findings.filter(isMeant), `CV ${seed}`).toEqual([]);
    }
  });
}
