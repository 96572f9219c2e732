import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { unzipSync, strFromU8 } from 'fflate';
import type { Site } from '../site/site.ts';
import { visit } from './within-app.ts';

/** What a button deletes. */
export type DeletionTitle = 'Reset My Account' | 'Delete My Account';

/** Opens the account's page. */
export async function openAccount(page: Page, site: Pick<Site, 'url'>): Promise<void> {
  await visit(page, site, '/my-account');
  await expect(page.getByRole('heading', { level: 1, name: 'My Account' })).toBeVisible();
}

/** The row of a reset or a deletion has one button; what it says depends on how far one is. */
export function deletionButton(page: Page, title: DeletionTitle): Locator {
  return page.getByRole('button', { name: title, exact: true });
}

/** The same button, once it was pressed. */
export function armedButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Click again to confirm', exact: true });
}

/** Presses the first time. */
export async function arm(page: Page, title: DeletionTitle): Promise<void> {
  await deletionButton(page, title).click();
  await expect(armedButton(page)).toBeFocused();
}

/** What the page said in dialogs, and whether questions are agreed to. */
export interface Answers {
  agree: boolean;
  readonly said: string[];
}

/** Answers the page's dialogs from now on. */
export function answerDialogs(page: Page): Answers {
  const answers: Answers = { agree: false, said: [] };
  page.on('dialog', (dialog) => {
    answers.said.push(dialog.message());
    const isYes = answers.agree || dialog.type() === 'alert';
    void (isYes ? dialog.accept() : dialog.dismiss());
  });
  return answers;
}

/** A user's export: the files by name. */
export interface ExportedData {
  names: string[];
  bytes: (name: string) => Uint8Array;
  json: (name: string) => unknown;
}

/** Exports and reads the file that the browser keeps. */
export async function exportData(page: Page): Promise<ExportedData> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export my data', exact: true }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  const bytes = (name: string) => {
    const found = files[name];
    if (found === undefined) throw new Error(`${name} is not in the export`);
    return found;
  };
  return {
    names: Object.keys(files).sort(),
    bytes,
    json: (name) => JSON.parse(strFromU8(bytes(name))) as unknown,
  };
}

/** The newest token that the page called the API with. */
export function tokenOf(page: Page, site: Pick<Site, 'url'>): () => string {
  let token = '';
  page.on('request', (request) => {
    const header = request.headers()['authorization'];
    if (header !== undefined && request.url().startsWith(`${site.url}/api/`)) token = header;
  });
  return () => token;
}
