import { expect, type Page } from '@playwright/test';
import { withoutName } from '../pages/page-changes.ts';
import { defineStates, expectTitle, failing, type Stage, type State } from './stage.ts';

type DeletionTitle = 'Reset My Account' | 'Delete My Account';

async function open({ page, site }: Stage): Promise<void> {
  await page.goto(`${site.url}/my-account`);
  await expectTitle(page, 'My Account');
}

async function arm(page: Page, title: DeletionTitle): Promise<void> {
  await page.getByRole('button', { name: title, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Click again to confirm' })).toBeVisible();
}

const account = (
  then: (stage: Stage) => Promise<void> = async () => undefined,
  before: (page: Page) => Promise<void> = async () => undefined,
): State => ({
  who: 'member',
  route: '/my-account',
  bring: async (stage) => {
    await before(stage.page);
    await open(stage);
    await then(stage);
  },
});

/** The server fails after the last question was agreed to. */
const failed = (title: DeletionTitle, path: string, method: string): State =>
  account(
    async ({ page }) => {
      await arm(page, title);
      await page.getByRole('button', { name: 'Click again to confirm' }).click();
      await expect(page.getByText(/^An error occurred while trying to/)).toBeVisible();
    },
    async (page) => {
      await page.addInitScript(() => {
        window.confirm = () => true;
      });
      await failing(page, path, { method });
    },
  );

export const accountStates = defineStates({
  'account.read': account(),
  'account.nameless': account(
    async ({ page }) => expect(page.getByText('N/A')).toBeVisible(),
    withoutName,
  ),
  'account.resetArmed': account(({ page }) => arm(page, 'Reset My Account')),
  'account.deleteArmed': account(({ page }) => arm(page, 'Delete My Account')),
  'account.resetFails': failed('Reset My Account', '/user/me/reset', 'POST'),
  'account.deleteFails': failed('Delete My Account', '/user/me', 'DELETE'),
  'account.exportFails': account(
    async ({ page }) => {
      await page.getByRole('button', { name: 'Export my data', exact: true }).click();
      await expect(page.getByText('Your data could not be exported.')).toBeVisible();
    },
    (page) => failing(page, '/user/me/export'),
  ),
});
