import { expect, type Dialog, type Locator, type Page } from '@playwright/test';
import type { ImportFile } from '../documents/import-files.ts';
import type { Site } from '../site/site.ts';

/** What saves the review. */
export function finishImport(page: Page): Locator {
  return page.getByRole('button', { name: 'Finish' });
}

/** Where a file is chosen. */
export function chooseFile(page: Page): Locator {
  return page.getByLabel(/Choose a file/);
}

/** Chooses a file on the page of the import and waits for its review. */
export async function reviewFile(page: Page, site: Site, file: ImportFile): Promise<void> {
  await page.goto(`${site.url}/import`);
  await chooseFile(page).setInputFiles(file);
  await expect(finishImport(page)).toBeVisible();
}

/** Saves the review, without what stands in no field of it. */
export async function saveReview(page: Page): Promise<void> {
  const agree = (question: Dialog) => void question.accept();
  page.on('dialog', agree);
  await finishImport(page).click();
  await page.waitForURL('**/cv-data', { timeout: 15_000 });
  page.off('dialog', agree);
}

/** Saves the review in the place of the CV that is there. */
export async function saveInstead(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Replace all/ }).check();
  await saveReview(page);
}
