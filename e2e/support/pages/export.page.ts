import { expect, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf, type PdfReading } from '../pdf/pdf-text.ts';

/** Downloads the shown CV and reads its bytes back. */
export async function downloadPdf(page: Page, fileName: string): Promise<PdfReading> {
  return readPdf(await downloadBytes(page, fileName));
}

/** Downloads the shown CV. */
export async function downloadBytes(page: Page, fileName: string): Promise<Uint8Array> {
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download' }).click();
  await opened;
  const link = page.getByRole('link', { name: fileName });
  const download = page.waitForEvent('download');
  await link.click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(fileName);
  return new Uint8Array(await readFile(await saved.path()));
}
