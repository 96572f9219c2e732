import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { ImportFile } from '../documents/import-files.ts';
import type { Site } from '../site/site.ts';
import { downloadFiles } from './export.page.ts';
import { visit } from './within-app.ts';

/** The export screen with its sheet. */
export async function openSheet(page: Page, site: Site): Promise<void> {
  await visit(page, site, '/export-pdf');
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible();
}

/** The PDF that Download saves, as a file to bring. */
export async function savedPdf(page: Page): Promise<ImportFile> {
  const [saved] = await downloadFiles(page, 1);
  const buffer = await readFile((await saved?.path()) ?? '');
  return { name: saved?.suggestedFilename() ?? '', mimeType: 'application/pdf', buffer };
}

/** A file that the menu "Other formats" saves, as a file to bring. */
export async function savedAs(page: Page, format: 'Word file' | 'JSON file'): Promise<ImportFile> {
  await page.getByRole('button', { name: 'Other formats' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const saved = await download;
  const buffer = await readFile(await saved.path());
  return { name: saved.suggestedFilename(), mimeType: 'application/octet-stream', buffer };
}
