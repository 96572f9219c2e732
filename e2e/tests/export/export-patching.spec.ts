import type { Page } from '@playwright/test';
import { defaultTailored } from '@sastre/shared-contracts/api';
import {
  cardButton,
  openExport,
  option,
  savedByItself,
  tick,
} from '../../support/pages/export-layout.page.ts';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { previewPages, putCv } from '../../support/pages/preview.page.ts';
import { expect, test } from '../../support/site/test.ts';

const ROUNDS = Number(process.env['SOAK'] ?? 1) > 1 ? 8 : 1;

const card = (name: string, action: string) => (page: Page) =>
  cardButton(page, name, action).click();
const include = (name: string) => (page: Page) =>
  page.getByRole('checkbox', { name: `Include ${name}`, exact: true }).click();
const order = (label: string) => (page: Page) =>
  page.getByRole('combobox', { name: 'Order of work experience' }).selectOption({ label });
const choose = (name: string) => (page: Page) => tick(page, name);

/** Changes after which the preview keeps some of its elements and gets others. */
const CHANGES: [string, (page: Page) => Promise<unknown>][] = [
  ['a section down', card('Summary', 'Move down')],
  ['one left out', include('Education')],
  ['contact details', choose('Phone')],
  ['the order of the jobs', order('Oldest first')],
  ['two columns', choose('Two columns')],
  ['another column', card('Languages', 'Use Right Column')],
  ['a section further down', card('Work experience', 'Move down')],
  ['paper', choose('Letter')],
  ['one put back', include('Education')],
  ['the jobs again', order('Newest first')],
  ['one column', choose('Single column')],
  ['paper again', choose('A4')],
  ['a section up', card('Summary', 'Move up')],
  ['contact details again', choose('Phone')],
];

/** Where everything stands in the preview, as it came to be and as it is when all elements are made anew. */
function places(page: Page): Promise<{ patched: string[]; fresh: string[] }> {
  return page
    .frameLocator('iframe')
    .locator('body')
    .evaluate((body) => {
      const measure = () =>
        [...body.querySelectorAll('.run *')].map((element) => {
          const lines = [...element.getClientRects()].map(({ x, y, width, height }) =>
            [x, y, width, height].map((length) => length.toFixed(1)).join(' '),
          );
          return `${element.tagName}.${element.className} ${lines.join(', ')}`;
        });
      const patched = measure();
      body.innerHTML = String(body.innerHTML);
      return { patched, fresh: measure() };
    });
}

/** What the preview says and on which paper. */
async function shown(page: Page): Promise<unknown> {
  const paper = await page.frameLocator('iframe').locator('html').getAttribute('data-paper');
  return { paper, pages: await previewPages(page) };
}

test('after each change of the layout the preview stands as one that is made anew', async ({
  page,
  site,
}) => {
  test.setTimeout(60_000 * (4 + ROUNDS));
  await openExport(page, site);
  const put = await putCv(page, site);
  for (let round = 0; round < ROUNDS; round += 1) {
    const cv = generatedCv(round, { jobs: 6, achievements: 3, courses: 2, skills: 9 });
    await put({ ...cv, tailored: defaultTailored });
    await page.reload();
    await expect(option(page, 'Single column')).toBeChecked();
    await previewPages(page);
    for (const [what, change] of CHANGES) {
      const before = await shown(page);
      await change(page);
      await expect.poll(() => shown(page), what).not.toEqual(before);
      const { patched, fresh } = await places(page);
      expect(patched, what).toEqual(fresh);
      expect(patched.length).toBeGreaterThan(100);
    }
    await savedByItself(page);
  }
});
