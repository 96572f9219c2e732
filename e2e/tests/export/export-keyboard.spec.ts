import type { Page } from '@playwright/test';
import type { CvPatch } from '@sastre/shared-contracts/api';
import { createAxe } from '../../support/axe.ts';
import {
  cardButton,
  orderIn,
  savedByItself,
  seenInPreview,
} from '../../support/pages/export-layout.page.ts';
import { Keys } from '../../support/keys.ts';
import { newPerson } from '../../support/people/people.ts';
import { bytesOf } from '../../support/pages/export.page.ts';
import { pdfLooks } from '../../support/pdf/pdf-looks.ts';
import { drawPicture } from '../../support/documents/picture-files.ts';
import { sampleContent } from '../../support/documents/sample-content.ts';
import type { Site } from '../../support/site/site.ts';
import { storedCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';
import { signUp } from '../../support/people/new-account.ts';

// The whole job, key by key.
test.describe.configure({ timeout: 240_000 });

const FILE = 'Daniel Reyes- CV.pdf';

/** Somebody with two pictures and a CV of two pages. */
async function openExport(page: Page, site: Site) {
  const person = newPerson();
  const stored = storedCvs(page, site);
  await signUp(page, site, person);
  const content = sampleContent(person);
  const [job, ...others] = content.work_experience ?? [];
  const achievements = Array.from({ length: 40 }, (_, index) => `Closed month ${index + 1}`);
  const long: CvPatch = {
    ...content,
    work_experience: job ? [{ ...job, achievements }, ...others] : [],
  };
  await stored.put((await stored.read())._id, long);
  for (const index of [0, 1]) await stored.upload(await drawPicture(page, index));
  await page.goto(`${site.url}/export-pdf`);
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Picture 2' })).toBeVisible();
  return stored;
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const order = async (page: Page) =>
  orderIn((await seenInPreview(page)).text, ['Counts before', 'Harbour Hotels', 'Dashboards']);

test('from the template to the PDF by keyboard alone, with all of it told and the focus kept', async ({
  page,
  site,
}) => {
  const stored = await openExport(page, site);
  const keys = new Keys(page);

  await keys.to(radio(page, 'Single column'));
  await keys.press('ArrowRight');
  await expect(radio(page, 'Two columns')).toBeChecked();
  await expect(radio(page, 'Two columns')).toBeFocused();
  const primary = page.getByRole('textbox', { name: 'Primary colour as hex digits' });
  await keys.fill(primary, 'A03');
  await keys.press('Enter');
  await expect(primary).toHaveValue('#aa0033');
  await expect(primary).toBeFocused();
  await keys.fill(primary, 'crimson');
  await keys.press('Enter');
  await expect(page.getByRole('alert')).toContainText('#aa0033 is still used');
  await expect(primary).toBeFocused();
  await keys.press('Escape');
  await expect(primary).toHaveValue('#aa0033');
  await keys.to(radio(page, 'No picture'));
  await keys.press('ArrowRight');
  await keys.press('ArrowRight');
  await expect(radio(page, 'Picture 2')).toBeChecked();
  await expect.poll(async () => (await seenInPreview(page)).pictures).toBe(1);

  const handle = keys.button('Move Summary');
  await keys.to(handle);
  await keys.press('ArrowDown');
  await expect(page.getByText('Summary moved to position 5')).toBeAttached();
  await expect(handle).toBeFocused();
  await keys.press('Home');
  await expect(page.getByText('Summary moved to position 4')).toBeAttached();
  await expect(handle).toBeFocused();
  await keys.press('End');
  await expect(page.getByText('Summary moved to position 6')).toBeAttached();
  await expect.poll(() => order(page)).toEqual(['Dashboards', 'Harbour Hotels', 'Counts before']);
  await keys.to(cardButton(page, 'Skills', 'Use Right Column'), 'Shift+Tab');
  await keys.press('Enter');
  await expect(page.getByText('Skills is now in the right column')).toBeAttached();
  await expect(cardButton(page, 'Skills', 'Use Left Column')).toBeFocused();
  const up = cardButton(page, 'Skills', 'Move up');
  await keys.to(up, 'Shift+Tab');
  for (let presses = 0; presses < 5; presses += 1) await keys.press('Space');
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(up).toBeFocused();

  const shown = page.getByRole('button', { name: /^(Show|Hide): Languages$/ });
  await keys.to(shown, 'Shift+Tab');
  await keys.press('Enter');
  await expect(shown).toHaveAttribute('aria-expanded', 'true');
  await expect(shown).toBeFocused();
  const education = page.getByRole('checkbox', { name: 'Include Education' });
  await keys.to(education);
  await keys.press('Space');
  await expect(education).not.toBeChecked();
  const jobs = page.getByRole('combobox', { name: 'Order of work experience' });
  await keys.to(jobs, 'Shift+Tab');
  await keys.type('Old');
  await expect(jobs).toHaveValue('oldest');
  await savedByItself(page);

  const frame = page.frameLocator('iframe');
  await keys.to(page.locator('iframe'));
  await keys.press('PageDown');
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await keys.press('Home');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(frame.getByRole('heading', { level: 1, name: 'Daniel Reyes' })).toBeInViewport();
  const next = keys.button('Next page');
  await keys.use(next);
  await expect(page.getByRole('status').filter({ hasText: 'Page 2 of 2' })).toBeVisible();
  await expect(next).toBeFocused();
  await keys.press('ArrowLeft');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await expect(next).toBeFocused();

  const download = keys.button('Download');
  await keys.to(download);
  const saved = page.waitForEvent('download');
  const opened = page.waitForEvent('popup');
  await keys.press('Enter');
  await opened;
  const bytes = await bytesOf(await saved);
  const done = page.getByRole('status').filter({ hasText: /^.*Machine-readable: all \d+ words/ });
  await expect(done.getByRole('link', { name: FILE })).toBeVisible();
  await page.bringToFront();
  await expect(download).toBeFocused();
  await keys.to(done.getByRole('link', { name: FILE }));
  const looks = await pdfLooks(bytes);
  expect(looks.pictures).toBe(1);
  expect(looks.inks).toContain('#aa0033');
  expect((await stored.read()).tailored).toMatchObject({
    hiddenSections: ['education'],
    workOrder: 'oldest',
    pdfOptions: { template: 'two-column-1', primaryColorOverride: '#aa0033' },
  });
});

test('the preview’s own document breaks no rule of WCAG, in either template and in pale colours', async ({
  page,
  site,
}) => {
  await openExport(page, site);
  const find = await createAxe(page, 'frame');
  expect(await find()).toEqual([]);
  await page.getByText('Two columns', { exact: true }).click();
  await page.getByText('Picture 1', { exact: true }).click();
  await savedByItself(page);
  await seenInPreview(page);
  expect(await find()).toEqual([]);
  for (const name of ['Primary', 'Secondary', 'Main text']) {
    const colour = page.getByRole('textbox', { name: `${name} colour as hex digits` });
    await colour.fill('#fff3a0');
    await colour.press('Enter');
  }
  await expect(page.getByText(/^Darkened in the CV/)).toHaveCount(3);
  await seenInPreview(page);
  expect(await find()).toEqual([]);
});
