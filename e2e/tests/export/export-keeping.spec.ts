import type { Page, Request } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startOnProfile } from '../../support/pdf/crashing-browser.ts';
import { openExport, option, savedByItself, tick } from '../../support/pages/export-layout.page.ts';
import type { Person } from '../../support/people/people.ts';
import { openSignedIn } from '../../support/pages/session.page.ts';
import type { Site } from '../../support/site/site.ts';
import type { StoredCvs } from '../../support/documents/stored-cv.ts';
import { expect, test } from '../../support/site/test.ts';

const EXPORT = '/export-pdf';
const paperOf = async (stored: StoredCvs) => (await stored.read()).tailored?.pdfOptions.paper;

test('what was clicked is kept: leaving at once, closing the tab at once, in two tabs', async ({
  page,
  context,
  site,
}) => {
  const { stored } = await openExport(page, site);
  await tick(page, 'Letter');
  await page.getByRole('link', { name: 'Back to Dashboard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await expect.poll(() => paperOf(stored)).toBe('Letter');

  const other = await context.newPage();
  await other.goto(site.url + EXPORT);
  await expect(option(other, 'Letter')).toBeChecked();
  await page.goto(site.url + EXPORT);
  await expect(option(page, 'Letter')).toBeChecked();
  await tick(page, 'Two columns');
  await savedByItself(page);
  await tick(other, 'A4');
  await expect(other.getByText(/^This CV was changed in another tab/)).toBeVisible();
  await expect(option(other, 'Two columns')).toBeChecked();
  await savedByItself(other);
  expect((await stored.read()).tailored?.pdfOptions).toMatchObject({
    template: 'two-column-1',
    paper: 'A4',
  });

  // A tab that is closed with its click: what could not be sent any more is shown and saved by the next one.
  await tick(other, 'Letter');
  await other.close();
  const next = await context.newPage();
  await next.goto(site.url + EXPORT);
  await expect(option(next, 'Letter')).toBeChecked();
  await expect.poll(() => paperOf(stored)).toBe('Letter');
});

async function openKilled(page: Page, site: Site, person: Person): Promise<void> {
  await openSignedIn(page, site.url + EXPORT, person, option(page, 'Single column'));
}

test('a browser killed while a click is being saved loses nothing: the next visit shows and saves it', async ({
  page,
  site,
  launchOptions,
}) => {
  const { person, stored } = await openExport(page, site);
  const profile = await mkdtemp(join(tmpdir(), 'sastre-export-'));
  const browser = await startOnProfile(profile, launchOptions);
  await openKilled(browser.page, site, person);
  // The click's save never leaves this browser; half a second after the click it is asked for, and the click is kept by then.
  const isPut = (request: Request) =>
    request.method() === 'PUT' && request.url().includes('/api/user/me/cv/');
  await browser.page.route('**/api/user/me/cv/*', (route) =>
    isPut(route.request()) ? undefined : route.fallback(),
  );
  const asked = browser.page.waitForRequest(isPut);
  await tick(browser.page, 'Two columns');
  await expect(browser.page.getByText('Saving…')).toBeVisible();
  await asked;
  await browser.crash();

  const again = await startOnProfile(profile, launchOptions);
  await openKilled(again.page, site, person);
  await expect(option(again.page, 'Two columns')).toBeChecked();
  await expect(again.page.getByText(/^Changes from your last visit/)).toBeVisible();
  await savedByItself(again.page);
  await again.close();
  await rm(profile, { recursive: true, force: true });
  expect((await stored.read()).tailored?.pdfOptions.template).toBe('two-column-1');
});
