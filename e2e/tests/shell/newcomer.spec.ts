import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { cvPdf } from '../../support/documents/import-files.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { newPerson } from '../../support/people/people.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import { expect, test } from '../../support/site/test.ts';

const MOST_CLICKS = 8;

/** Counts what somebody clicks, by what the browser tells its documents of it. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const { countClick } = window as unknown as { countClick: () => void };
    // A label hands its click on to its field: no pointer was there twice.
    const count = (event: MouseEvent) => {
      if (event.isTrusted && event.type === 'pointerdown') countClick();
    };
    addEventListener('pointerdown', count, { capture: true });
  });
  return () => clicks;
}

test('with a CV at hand a newcomer comes from the welcome page to its PDF in eight clicks', async ({
  page,
  site,
}) => {
  const clicks = await countClicks(page);
  const person = newPerson();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': person.address });
  const press = (target: Locator) => target.click();
  await page.goto(site.url);
  await press(page.getByRole('button', { name: 'Get Started' }).first());
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await press(page.getByRole('button', { name: 'Create account' }));
  await press(page.getByRole('link', { name: 'I have a CV already' }));
  const chosen = page.waitForEvent('filechooser');
  await press(page.getByText(/^Choose a file/));
  await (await chosen).setFiles(await cvPdf(1));
  await press(page.getByRole('button', { name: 'Finish' }));
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await press(page.getByRole('link', { name: /Export my CV/ }));
  await previewPages(page);
  const saved = page.waitForEvent('download');
  await press(page.getByRole('button', { name: 'Download', exact: true }));
  const { text } = await readPdf(new Uint8Array(await readFile(await (await saved).path())));
  expect(text).toContain('Costa Clinics');
  expect(clicks()).toBe(MOST_CLICKS);
});
