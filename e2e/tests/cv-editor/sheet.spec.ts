// The sheet beside the form, and the form of a CV of fifteen jobs.
import type { Page } from '@playwright/test';
import { generatedCv } from '../../support/documents/generated-cv.ts';
import { storedCvs, type StoredCvs } from '../../support/documents/stored-cv.ts';
import {
  besideForm,
  clickLine,
  expectMarked,
  previewButton,
  sheetLine,
} from '../../support/pages/cv-sheet.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { signUp } from '../../support/people/new-account.ts';
import type { Site } from '../../support/site/site.ts';
import { expect, test } from '../../support/site/test.ts';

const EXPERIENCE = '/cv-data?edit=true&tab=experience';
const job = (page: Page, number: number) =>
  page.getByRole('region', { name: `Experience ${number}`, exact: true });
const right = (box: { x: number; width: number } | null) => (box?.x ?? NaN) + (box?.width ?? NaN);
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Signs somebody in whose CV has fifteen jobs, briefly told or at length. */
async function withFifteenJobs(page: Page, site: Site, isBrief = false): Promise<StoredCvs> {
  const stored = storedCvs(page, site);
  await signUp(page, site);
  const amounts = { jobs: 15, achievements: 4, courses: 4, skills: 30 };
  const { education, ...cv } = generatedCv(5, amounts);
  const placed = education.map((course) => ({ ...course, location: 'Zürich' }));
  const work_experience = cv.work_experience.map((held) =>
    isBrief ? { ...held, description: '' } : held,
  );
  await stored.put((await stored.read())._id, { ...cv, work_experience, education: placed });
  return stored;
}

/** The form is there, alone and in all its width, and what is typed is saved. */
async function expectFormAsAlone(page: Page, stored: StoredCvs, title: string): Promise<void> {
  await expect(besideForm(page)).toHaveCount(0);
  await expect(previewButton(page)).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(title);
  await expect(field(page, 'Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Save CV' }).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  expect((await stored.read()).personal_info.title).toBe(title);
}

test('beside the form: follows each key and its page, leads to fields, marks the one in which somebody writes, and goes', async ({
  page,
  site,
}) => {
  const stored = await withFifteenJobs(page, site);
  await page.goto(site.url + EXPERIENCE);
  await expect(sheetLine(page, 'work_experience.0.company')).toBeVisible();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(2_500);
  // One line each, at whose end the years are seen whatever is long before them.
  const lines = page.getByRole('button', { name: /^Experience \d+ / });
  expect(await lines.count()).toBe(15);
  for (const line of await lines.all()) {
    const [whole, years] = [
      await line.boundingBox(),
      await line
        .getByText(/\d{4}–/)
        .last()
        .boundingBox(),
    ];
    expect(whole?.height).toBeLessThan(40);
    expect(right(years)).toBeLessThanOrEqual(right(whole));
  }

  // A folded entry opens by its line on the sheet.
  await clickLine(page, 'work_experience.1.position');
  const position = job(page, 2).getByRole('textbox', { name: 'Position', exact: true });
  await expect(position).toBeFocused();
  await expectMarked(page, 'work_experience.1.position');
  await page.keyboard.press('End');
  await page.keyboard.type(' of Harbours');
  await expect(sheetLine(page, 'work_experience.1.position')).toContainText(/ of Harbours$/);

  const shown = besideForm(page).getByText(/^Page \d+ of/);
  await expect(shown).toHaveText(/^Page 1 of/);
  await page.getByRole('button', { name: /^Experience 15 / }).click();
  await job(page, 15).getByRole('textbox', { name: 'Company', exact: true }).click();
  await expectMarked(page, 'work_experience.14.company');
  await expect(shown).not.toHaveText(/^Page 1 of/);

  await page.getByRole('tab', { name: 'Personal', exact: true }).click();
  await field(page, 'Title').fill('Keeper of Lights');
  await expect(sheetLine(page, 'personal_info.title')).toHaveText('Keeper of Lights');
  await previewButton(page).click();
  await expect(besideForm(page)).toHaveCount(0);
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Keeper of Lights');
  await expect(previewButton(page)).toHaveAttribute('aria-pressed', 'false');
  await previewButton(page).click();
  await expect(sheetLine(page, 'personal_info.title')).toHaveText('Keeper of Lights');

  await page.getByRole('button', { name: 'Save CV' }).click();
  await expect(page.getByText('CV saved successfully!')).toBeVisible();
  expect((await stored.read()).work_experience[1]?.position).toMatch(/ of Harbours$/);
});

test('beside the onboarding, and from below where there is no room beside a form', async ({
  page,
  site,
}) => {
  await signUp(page, site);
  await page.goto(`${site.url}/onboarding`);
  await field(page, 'Title').fill('Pastry cook');
  await expect(sheetLine(page, 'personal_info.title')).toHaveText('Pastry cook');
  await expectMarked(page, 'personal_info.title');

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(previewButton(page).getByText('Preview')).toHaveCSS('clip-path', 'none');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(besideForm(page)).toHaveCount(0);
  await previewButton(page).click();
  const dialog = page.getByRole('dialog', { name: 'Preview of the CV' });
  await expect(sheetLine(page, 'personal_info.title')).toHaveText('Pastry cook');
  await page.keyboard.press('Escape');
  await expect(previewButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await clickLine(page, 'personal_info.title');
  await expect(dialog).toBeHidden();
  await expect(field(page, 'Title')).toBeFocused();
});

test('with the files of the sheet gone, or hanging, the form is the one that it is alone', async ({
  page,
  site,
}) => {
  const stored = await withFifteenJobs(page, site);
  await page.route('**/mfe/export/**', (route) => route.abort());
  await page.goto(`${site.url}/cv-data?edit=true`);
  await field(page, 'Title').focus();
  await expectFormAsAlone(page, stored, 'Keeper');

  await page.unroute('**/mfe/export/**');
  await page.route('**/mfe/export/**', () => undefined);
  await page.goto(`${site.url}/cv-data?edit=true`);
  // Room is held for it, in which somebody types already; three seconds later the form has all of it.
  await expect(besideForm(page)).toHaveCount(1);
  await field(page, 'Title').focus();
  await expectFormAsAlone(page, stored, 'Keeper of Lights');
});

test('fifteen jobs come to two pages beside their form, are saved so, and are downloaded so', async ({
  page,
  site,
}) => {
  const stored = await withFifteenJobs(page, site, true);
  await page.goto(site.url + EXPERIENCE);
  const sheet = besideForm(page);
  await sheet.getByRole('combobox', { name: 'How many pages' }).selectOption('2');
  await sheet.getByRole('button', { name: 'Fit to 2 pages', exact: true }).click();
  await sheet.getByRole('button', { name: 'Leave out and fit', exact: true }).click();
  await expect(sheet.getByText(/^Page \d of 2$/)).toBeVisible();
  await expect(page).toHaveURL(site.url + EXPERIENCE);
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  await page.getByRole('button', { name: 'Save CV' }).click();
  await page.getByRole('link', { name: 'View as PDF' }).click();
  expect(await previewPages(page)).toHaveLength(2);
  expect((await stored.read()).tailored?.foldedBullets?.length).toBeGreaterThan(0);
});
