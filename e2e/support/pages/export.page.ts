import { expect, type Download, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { readPdf, type PdfReading } from '../pdf/pdf-text.ts';

/** Downloads the shown CV and reads its bytes back. */
export async function downloadPdf(page: Page, fileName: string): Promise<PdfReading> {
  return readPdf(await downloadBytes(page, fileName));
}

/** Downloads the shown CV: one click opens the tab and saves the file under its name. */
export async function downloadBytes(page: Page, fileName: string): Promise<Uint8Array> {
  const [saved] = await downloadFiles(page, 1);
  expect(saved?.suggestedFilename()).toBe(fileName);
  await expect(page.getByRole('link', { name: fileName })).toBeVisible();
  return bytesOf(saved);
}

/** What a download saves. A browser does not tell the body of what a thread has read as a file. */
export async function bytesOf(saved: Download | undefined): Promise<Uint8Array> {
  return new Uint8Array(await readFile((await saved?.path()) ?? ''));
}

/** Clicks Download once and waits for its tab and so many files. */
export async function downloadFiles(page: Page, count: number): Promise<Download[]> {
  await expect(page.frameLocator('iframe').locator('h1').first()).toBeVisible();
  const saved: Download[] = [];
  const all = new Promise<Download[]>((resolve) => {
    const keep = (download: Download) => {
      if (saved.push(download) < count) return;
      page.off('download', keep);
      resolve(saved);
    };
    page.on('download', keep);
  });
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await opened;
  return all;
}
