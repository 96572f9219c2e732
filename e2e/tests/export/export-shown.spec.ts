import type { Page } from '@playwright/test';
import { DEFAULT_SECTION_ORDER, TEMPLATES } from '@sastre/shared-contracts/api';
import { generatedDocument } from '../../support/documents/generated-document.ts';
import { sharedOut } from '../../support/documents/shared-out.ts';
import {
  cardButton,
  openExport,
  savedByItself,
  sectionCard,
  seenInPdf,
} from '../../support/pages/export-layout.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { comparable, textOf } from '../../support/pdf/pdf-order.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { pdfPrinter } from '../../support/pdf/pdf-printer.ts';
import { expect, test } from '../../support/site/test.ts';

const FILE = 'Daniel Reyes- CV.pdf';

const openOptions = (page: Page, section: string) => cardButton(page, section, 'Options').click();
const box = (page: Page, section: string, name: string) =>
  sectionCard(page, section).getByRole('checkbox', { name });

test('levels, dates, headings and new pages: seen, printed and kept', async ({ page, site }) => {
  const { stored } = await openExport(page, site);
  await page.getByRole('combobox', { name: 'Dates' }).selectOption({ label: 'September 2018' });
  for (const section of ['Skills', 'Languages', 'Education']) await openOptions(page, section);
  await box(page, 'Skills', 'Show levels').uncheck();
  await box(page, 'Languages', 'Show levels').uncheck();
  await sectionCard(page, 'Education').getByRole('textbox', { name: 'Heading' }).fill('My studies');
  await box(page, 'Education', 'Begin on a new page').check();
  await expect(page.getByText('Page 1 of 2')).toBeVisible();

  const [first = '', second = '', ...more] = await previewPages(page);
  expect(more).toEqual([]);
  expect(first).toContain('March 2021 – Present');
  expect(second).toMatch(/^My studies BSc, Statistics September 2013 – June 2017/);
  expect(second).toMatch(/SQL ?, Python ?, Dashboards Languages Español Deutsch $/);
  for (const level of ['Expert', 'Native']) expect(second).not.toContain(level);

  await savedByItself(page);
  await page.reload();
  expect(await previewPages(page)).toEqual([first, second]);
  const { text } = await seenInPdf(page, FILE);
  for (const said of ['March 2021 – Present', 'My studies', 'SQL, Python, Dashboards'])
    expect(text).toContain(said);
  for (const unsaid of ['Expert', 'Native', 'Mar 2021']) expect(text).not.toContain(unsaid);
  expect((await stored.read()).sectionTitles.education).toBe('My studies');
});

test('sections that begin a page and skills in columns: the PDF is the preview, and is read in order', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  const printer = await pdfPrinter(browser, site);
  for (const template of TEMPLATES)
    for (const seed of sharedOut([1, 3], template)) {
      const made = generatedDocument(seed, template);
      const pageBreakBefore = [...DEFAULT_SECTION_ORDER];
      const done = await printer.print({
        ...made,
        tailored: {
          ...made.tailored,
          pdfOptions: { ...made.tailored.pdfOptions, pageBreakBefore, skillLayout: 'lines' },
        },
      });
      const where = `${template}, CV ${seed}`;
      const printed = (await pdfPages(done.bytes)).map(({ tagged }) => textOf(tagged));
      expect(done.shown.map(comparable), where).toEqual(printed.map(comparable));
      // generated texts are in no language that they might state
      const findings = done.report?.findings.filter(({ kind }) => kind !== 'language');
      expect(findings, where).toEqual([]);
      for (const text of done.shown) expect(text.trim(), where).not.toBe('');
      expect(done.shown.length, where).toBeGreaterThan(2);
    }
  await printer.close();
});
