import type { Page } from '@playwright/test';
import { failing } from '../../support/states/stage.ts';
import { onStart } from '../../support/documents/tailoring-answers.ts';
import { enterWithCv, recordDialogs } from '../../support/people/tailoring-person.ts';
import {
  continueWithoutAi,
  fillTailoring,
  operationsToday,
  tailoredId,
  tailorWithAi,
} from '../../support/pages/tailoring.page.ts';
import { visit } from '../../support/pages/within-app.ts';
import { expect, test } from '../../support/site/test.ts';

/** It asks for what stands last among the skills, so that there is an order to change. */
const job = 'Requirements:\n- Python\n- Dashboards';
const input = { company: 'Northlight Hotels', job };
/** Longer than a deletion can be undone. */
const UNDO_PASSES = 7_000;
const LIMITS = 'You have reached your usage limits for this feature.';
const FAILED = 'Failed to tailor CV. Please try again.';

const ai = (page: Page) => page.getByRole('button', { name: /^Tailor using AI/ });
const company = (page: Page) => page.getByRole('textbox', { name: 'Company name' });
const copies = (page: Page) => page.getByText(/^CV tailored for /);

test('when three operations are used up: the alert and the plans, and a plain copy all the same', async ({
  browser,
  site,
}) => {
  const { page, stored } = await enterWithCv(browser, site);
  const said = recordDialogs(page);
  // This tab still believes that all three are left.
  const stale = await page.context().newPage();
  const saidStale = recordDialogs(stale);
  await fillTailoring(stale, site, { ...input, company: 'Stale Tab' });
  await expect(operationsToday(stale)).toHaveText(/^0 of 3/);
  await Promise.all(['First', 'Second', 'Third'].map((name) => stored.tailor(name)));

  await fillTailoring(page, site, input);
  await expect(operationsToday(page)).toHaveText(/^3 of 3/);
  await ai(page).click();
  await page.waitForURL('**/plans');
  expect(said).toEqual([LIMITS]);
  await ai(stale).click();
  await stale.waitForURL('**/plans');
  expect(saidStale).toEqual([LIMITS]);

  // What was typed is still there, and the copy that costs nothing is not refused.
  await visit(page, site, '/tailor-cv');
  await expect(company(page)).toHaveValue('Northlight Hotels');
  await continueWithoutAi(page);
  await visit(page, site, '/tailored-cvs');
  await expect(copies(page)).toHaveCount(4);
  await page.context().close();
});

test('a start that fails or answers nothing is said, keeps what was typed, and is tried again', async ({
  browser,
  site,
}) => {
  const { page } = await enterWithCv(browser, site);
  const said = recordDialogs(page);
  await fillTailoring(page, site, input);
  await failing(page, '/user/me/cv/tailor', { method: 'POST' });
  await ai(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to tailor CV');
  await expect(ai(page)).toBeEnabled();
  await page.unroute('**/api/user/me/cv/tailor');
  await onStart(page, (route) => route.fulfill({ status: 202, json: {} }));
  await ai(page).click();
  await expect.poll(() => said).toEqual([FAILED, FAILED]);
  await expect(page.getByRole('alert')).toHaveText('Failed to tailor CV');
  await expect(company(page)).toHaveValue('Northlight Hotels');
  await expect(operationsToday(page)).toHaveText(/^0 of 3/);

  await page.unroute('**/api/user/me/cv/tailor');
  await tailorWithAi(page);
  await visit(page, site, '/tailor-cv');
  await expect(operationsToday(page)).toHaveText(/^1 of 3/);
  await expect(company(page)).toHaveValue('');
  await page.context().close();
});

test('a job that failed is said, and nothing of it is found again', async ({ browser, site }) => {
  const { page } = await enterWithCv(browser, site);
  const said = recordDialogs(page);
  await page.route('**/tailor/progress/*', async (route) => {
    const response = await route.fetch();
    const told = (await response.json()) as object;
    await route.fulfill({ response, json: { ...told, state: 'failed', result: undefined } });
  });
  await fillTailoring(page, site, input);
  await ai(page).click();
  await expect(page.getByRole('alert')).toHaveText('Failed to tailor CV');
  expect(said).toEqual([FAILED]);
  await expect(ai(page)).toBeEnabled();
  await page.unroute('**/tailor/progress/*');
  await page.reload();
  await expect(ai(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.context().close();
});

test('a status check that fails is said, and checking again finds the copy: one job, one charge', async ({
  browser,
  site,
}) => {
  const { page } = await enterWithCv(browser, site);
  const said = recordDialogs(page);
  await failing(page, '/user/me/cv/tailor/progress/*', { status: 403, code: 'forbidden' });
  await fillTailoring(page, site, input);
  await ai(page).click();
  await expect(page.getByRole('alert')).toContainText('Failed to check tailoring status');
  expect(said).toEqual([FAILED]);
  await page.unroute('**/api/user/me/cv/tailor/progress/*');
  await page.getByRole('button', { name: 'Check again' }).click();
  await tailoredId(page);
  await visit(page, site, '/tailor-cv');
  await expect(operationsToday(page)).toHaveText(/^1 of 3/);
  await visit(page, site, '/tailored-cvs');
  await expect(copies(page)).toHaveCount(1);
  await page.context().close();
});

test('a server that is away for a while is asked again, and nobody is told', async ({
  browser,
  site,
}) => {
  const { page } = await enterWithCv(browser, site);
  const said = recordDialogs(page);
  let refused = 0;
  await page.route('**/tailor/progress/*', (route) => {
    refused += 1;
    return refused > 2 ? route.continue() : route.abort('connectionreset');
  });
  await fillTailoring(page, site, input);
  await tailorWithAi(page);
  expect(refused).toBeGreaterThan(2);
  expect(said).toEqual([]);
  await page.context().close();
});

test('the list says when it cannot be read or a copy cannot be deleted, and both are tried again', async ({
  browser,
  site,
}) => {
  const { page, stored } = await enterWithCv(browser, site);
  await stored.tailor('Northlight Hotels');
  await failing(page, '/user/me/cv/tailored-list');
  await page.clock.install();
  await visit(page, site, '/tailored-cvs');
  await expect(page.getByRole('alert')).toContainText('Error fetching tailored CVs');
  await page.unroute('**/api/user/me/cv/tailored-list');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(copies(page)).toHaveCount(1);

  await failing(page, '/user/me/cv/*', { method: 'DELETE' });
  const remove = page.getByRole('button', { name: /^Delete: / });
  await remove.click();
  await page.getByRole('button', { name: /^Undo: / }).waitFor();
  await page.clock.fastForward(UNDO_PASSES);
  await expect(page.getByRole('alert')).toContainText('Failed to delete CV');
  await expect(remove).toBeFocused();
  await expect(copies(page)).toHaveCount(1);
  await page.unroute('**/api/user/me/cv/*');
  await remove.click();
  await page.getByRole('button', { name: /^Undo: / }).waitFor();
  await page.clock.fastForward(UNDO_PASSES);
  await expect(page.getByText('No tailored CVs found.')).toBeVisible();
  await page.context().close();
});
