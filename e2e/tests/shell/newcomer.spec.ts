import type { Locator, Page } from '@playwright/test';
import { cvPdf } from '../../support/documents/import-files.ts';
import { bytesOf } from '../../support/pages/export.page.ts';
import { previewPages } from '../../support/pages/preview.page.ts';
import { newPerson } from '../../support/people/people.ts';
import { readPdf } from '../../support/pdf/pdf-text.ts';
import type { Site } from '../../support/site/site.ts';
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

/** From the welcome page to an account of one's own, in two clicks. */
async function arrive(page: Page, site: Site): Promise<void> {
  const person = newPerson();
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': person.address });
  await page.goto(site.url);
  await page.getByRole('button', { name: 'Get Started' }).first().click();
  await page.getByLabel('Full name').fill(person.name);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Create account', exact: true }).click();
}

/** What the PDF says that one click on Download saves. */
async function downloadedText(page: Page): Promise<string> {
  await previewPages(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  return (await readPdf(await bytesOf(await saved))).text;
}

test('with a CV at hand a newcomer comes from the welcome page to its PDF in eight clicks', async ({
  page,
  site,
}) => {
  const clicks = await countClicks(page);
  const press = (target: Locator) => target.click();
  await arrive(page, site);
  await press(page.getByRole('link', { name: 'I have a CV already' }));
  const chosen = page.waitForEvent('filechooser');
  await press(page.getByText(/^Choose a file/));
  await (await chosen).setFiles(await cvPdf(1));
  await press(page.getByRole('button', { name: 'Finish' }));
  // The page that came before has the same link.
  await expect(page.getByRole('heading', { level: 1, name: 'My CV Data' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Back to Dashboard' }));
  await press(page.getByRole('link', { name: /Export my CV/ }));
  expect(await downloadedText(page)).toContain('Costa Clinics');
  expect(clicks()).toBe(MOST_CLICKS);
});

test('who types it all comes with a job and skills to the PDF in eight clicks, too', async ({
  page,
  site,
}) => {
  const clicks = await countClicks(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await arrive(page, site);
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Analyst');
  await press('Next');
  await page.getByRole('button', { name: 'Add Work Experience' }).first().click();
  const job = page.getByRole('region', { name: 'Experience 1', exact: true });
  await job.getByRole('textbox', { name: 'Company', exact: true }).fill('Costa Clinics');
  await job.getByRole('textbox', { name: 'Position', exact: true }).fill('Data analyst');
  const start = job.getByRole('group', { name: /Start date/ });
  await start.getByRole('textbox', { name: 'Year' }).fill('2021');
  await start.getByRole('combobox', { name: 'Month' }).selectOption('03');
  const end = job.getByRole('group', { name: /End date/ });
  await end.getByRole('textbox', { name: 'Year' }).fill('2024');
  await end.getByRole('combobox', { name: 'Month' }).selectOption('05');
  await press('Skills');
  await page.getByRole('textbox', { name: 'Skill', exact: true }).fill('SQL, Python, dbt');
  await press('Finish without a photo');
  await page.getByRole('link', { name: 'View as PDF' }).click();
  const text = await downloadedText(page);
  for (const word of ['Costa Clinics', 'Data analyst', 'Python', 'dbt'])
    expect(text).toContain(word);
  expect(clicks()).toBe(MOST_CLICKS);
});
