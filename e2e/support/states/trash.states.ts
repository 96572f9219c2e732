import { expect } from '@playwright/test';
import { squarePng } from '../documents/png.ts';
import { defineStates, expectTitle, failing, hanging, type Stage, type State } from './stage.ts';

const ROUTE = '/recently-deleted';
const LIST = '/user/me/trash';
const DAY = 86_400_000;

/** Answers with something of each kind; nothing is deleted, so that other screens stay as they are. */
async function withDeleted({ page }: Stage): Promise<void> {
  const item = (at: number, rest: object) => ({
    id: `0d1ce7ed-0000-4000-8000-${String(at).padStart(12, '0')}`,
    deletedAt: new Date(Date.now() - at * DAY).toISOString(),
    goneAt: new Date(Date.now() + (30 - at) * DAY).toISOString(),
    ...rest,
  });
  const items = [
    item(1, { kind: 'main' }),
    item(4, { kind: 'tailored', companyName: 'Northlight Hotels and Restaurants International' }),
    item(29, { kind: 'picture' }),
  ];
  await page.route(`**/api${LIST}`, (route) => route.fulfill({ json: { items } }));
  await page.route(`**/api${LIST}/*/picture`, (route) =>
    route.fulfill({ contentType: 'image/png', body: squarePng(64, [180, 35, 24]) }),
  );
}

const open = (before: (stage: Stage) => Promise<void>, then?: State['bring']): State => ({
  who: 'member',
  route: ROUTE,
  bring: async (stage) => {
    await before(stage);
    await stage.page.goto(`${stage.site.url}${ROUTE}`);
    await expectTitle(stage.page, 'Recently deleted');
    await then?.(stage);
  },
});
const listed = async ({ page }: Stage) => {
  await expect(page.getByRole('listitem').filter({ hasText: 'Main CV' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture' })).toBeVisible();
};

/** /recently-deleted. */
export const trashStates = defineStates({
  'trash.list': open(withDeleted, listed),
  'trash.empty': open(
    async ({ page }) => {
      await page.route(`**/api${LIST}`, (route) => route.fulfill({ json: { items: [] } }));
    },
    ({ page }) => expect(page.getByText('Nothing was deleted in the last 30 days.')).toBeVisible(),
  ),
  'trash.loading': open(
    ({ page }) => hanging(page, LIST),
    ({ page }) => expect(page.getByText('Loading deleted items…')).toBeVisible(),
  ),
  'trash.fails': open(
    ({ page }) => failing(page, LIST),
    ({ page }) => expect(page.getByRole('alert')).toContainText('could not be loaded'),
  ),
  'trash.mainExists': open(
    async (stage) => {
      await withDeleted(stage);
      const refused = { method: 'POST', status: 409, code: 'main-exists' };
      await failing(stage.page, `${LIST}/*/restore`, refused);
    },
    async (stage) => {
      await listed(stage);
      await stage.page.getByRole('button', { name: 'Bring back: Main CV' }).click();
      await stage.page.getByRole('button', { name: 'Bring back as a copy' }).click();
      await expect(stage.page.getByText('Enter a company name')).toBeVisible();
    },
  ),
});
