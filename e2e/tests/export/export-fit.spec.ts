import type { Page } from '@playwright/test';
import { defaultTailored } from '@sastre/shared-contracts/api';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { savedByItself } from '../../support/pages/export-layout.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import { pdfPages } from '../../support/pdf/pdf-pages.ts';
import { comparable, textOf } from '../../support/pdf/pdf-order.ts';
import { download } from '../../support/pdf/pdf-printer.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

/** Whose last page is nearly empty, and more than gaps and lines that close up by themselves can save. */
const CV = generatedCv(5, { jobs: 4, achievements: 6, courses: 1, skills: 1 });

/** Somebody new in front of the sheet of a CV that is stored; `pdfOptions`: what they set before. */
async function onItsSheet(page: Page, site: Site, cv: typeof CV, pdfOptions = {}) {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  const { _id } = await stored.read();
  const options = { ...defaultTailored.pdfOptions, ...pdfOptions };
  await stored.put(_id, { ...cv, tailored: { ...defaultTailored, pdfOptions: options } });
  await page.goto(`${site.url}/export-pdf`);
  return stored;
}

test('a CV is fitted to one page less in one click: preview and PDF agree, it is stored, and undone step by step', async ({
  page,
  site,
}) => {
  const stored = await onItsSheet(page, site, CV);
  const before = await previewPages(page);
  await expect(page.getByText('The last page is nearly empty.')).toBeVisible();
  await page.getByRole('button', { name: /^Fit to/ }).click();
  const told = page.getByRole('status').filter({ hasText: 'now:' });
  await expect(told).toContainText('Gaps');
  const fitted = await previewPages(page);
  expect(fitted).toHaveLength(before.length - 1);
  const printed = await pdfPages((await download(page)).bytes);
  expect(printed.map(({ tagged }) => comparable(textOf(tagged)))).toEqual(fitted.map(comparable));

  const { pdfOptions } = (await stored.read()).tailored ?? defaultTailored;
  expect(pdfOptions.spacing).toBeLessThan(1);
  await told.getByRole('button', { name: /^Undo/ }).last().click();
  await expect(told).toHaveCount(0);
  expect(await previewPages(page)).toEqual(before);
  await savedByItself(page);
  expect((await stored.read()).tailored?.pdfOptions).toEqual(defaultTailored.pdfOptions);
});

test('where its type is not enough, bullets are shown that would have to go; left out, they come back by Undo', async ({
  page,
  site,
}) => {
  const long = generatedCv(5, { jobs: 3, achievements: 6, courses: 1, skills: 4 });
  const stored = await onItsSheet(page, site, long);
  const before = await previewPages(page);
  expect(before).toHaveLength(2);
  const fit = page.getByRole('button', { name: 'Fit to one page' });
  await fit.click();
  const refused = page.getByRole('status').filter({ hasText: 'It does not fit on' });
  await expect(refused).toContainText('it takes 2');
  const bullets = await refused.getByRole('listitem').allInnerTexts();
  expect(bullets.length).toBeGreaterThan(0);
  await refused.getByRole('button', { name: 'Change nothing' }).click();
  await expect(refused).toHaveCount(0);
  expect(await previewPages(page)).toEqual(before);

  await fit.click();
  await page.getByRole('button', { name: 'Leave out and fit' }).click();
  const told = page.getByRole('status').filter({ hasText: 'now:' });
  await expect(told).toContainText(`${bullets.length} bullets left out`);
  const [only = '', ...more] = await previewPages(page);
  expect(more).toEqual([]);
  for (const bullet of bullets) expect(only).not.toContain(bullet);
  const printed = await pdfPages((await download(page)).bytes);
  expect(printed.map(({ tagged }) => comparable(textOf(tagged)))).toEqual([comparable(only)]);
  const kept = (await stored.read()).work_experience.flatMap(({ achievements }) => achievements);
  expect(kept).toEqual(expect.arrayContaining(bullets));
  await told.getByRole('button', { name: 'Undo all' }).click();
  expect(await previewPages(page)).toEqual(before);
});

test('where a page break that was set is the cause, it is said, taken away, and set again by its Undo', async ({
  page,
  site,
}) => {
  const short = generatedCv(5, { jobs: 1, achievements: 2, courses: 1, skills: 4 });
  const stored = await onItsSheet(page, site, short, { pageBreakBefore: ['education'] });
  await expect.poll(async () => (await previewPages(page)).length).toBe(2);
  await page.getByRole('button', { name: 'Fit to one page' }).click();
  const refused = page.getByRole('status').filter({ hasText: 'It does not fit on' });
  await expect(refused).toContainText('The page break before “Education” is the cause');
  await refused.getByRole('button', { name: 'Remove the page break and fit' }).click();
  const told = page.getByRole('status').filter({ hasText: 'now:' });
  await expect(told).toContainText('No new page before “Education”');
  expect(await previewPages(page)).toHaveLength(1);
  await told.getByRole('button', { name: 'Undo: No new page before “Education”' }).click();
  expect(await previewPages(page)).toHaveLength(2);
  await savedByItself(page);
  expect((await stored.read()).tailored?.pdfOptions.pageBreakBefore).toEqual(['education']);
});
