import { expect, type Dialog, type Locator, type Page } from '@playwright/test';
import type { ImportFile } from '../documents/import-files.ts';
import type { Site } from '../site/site.ts';
import { visit } from './within-app.ts';

/** What saves the review. */
export function finishImport(page: Page): Locator {
  return page.getByRole('button', { name: 'Finish', exact: true });
}

/** Where a file is chosen. */
export function chooseFile(page: Page): Locator {
  return page.getByLabel(/Choose a file/);
}

/** Chooses a file on the page of the import and waits for its review. */
export async function reviewFile(page: Page, site: Site, file: ImportFile): Promise<void> {
  await visit(page, site, '/import');
  await chooseFile(page).setInputFiles(file);
  await expect(finishImport(page)).toBeVisible();
}

/** Answers that it is to be saved although something is open, where that is asked. */
export async function finishAllTheSame(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const allTheSame = page.getByRole('button', { name: 'Finish anyway' });
  if (await allTheSame.isVisible()) await press(allTheSame);
}

/** Saves the review as it is, whatever is in doubt, and without what stands in no field of it. */
export async function saveReview(
  page: Page,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  // Builds of before ask in the browser's own way.
  const agree = (question: Dialog) => void question.accept();
  page.on('dialog', agree);
  await press(finishImport(page));
  await finishAllTheSame(page, press);
  await page.waitForURL('**/cv-data');
  page.off('dialog', agree);
}

/** Saves the review in the place of the CV that is there. */
export async function saveInstead(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Replace all/ }).check();
  await saveReview(page);
}
