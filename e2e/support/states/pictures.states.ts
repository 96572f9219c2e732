import { expect, type Page } from '@playwright/test';
import { squarePng } from '../documents/png.ts';
import { defineStates, failing, hanging, type Stage } from './stage.ts';

const ROUTE = '/cv-data?tab=pictures';

async function open({ page, site }: Stage, route = ROUTE): Promise<void> {
  await page.goto(site.url + route);
  await expect(page.getByRole('tab', { name: 'Pictures', selected: true })).toBeVisible();
}

async function upload(page: Page): Promise<void> {
  const buffer = squarePng(32, [180, 35, 24]);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'portrait.png', mimeType: 'image/png', buffer });
}

export const picturesStates = defineStates({
  'pictures.empty': {
    who: 'thin',
    route: ROUTE,
    bring: async (stage) => {
      await open(stage);
      await expect(stage.page.locator('input[type=file]')).toBeAttached();
    },
  },
  'pictures.read': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await open(stage);
      await expect(stage.page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    },
  },
  'pictures.loadFails': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await failing(stage.page, '/user/me/pictures');
      await open(stage);
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  'pictures.uploading': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await open(stage);
      await hanging(stage.page, '/user/me/picture', 'POST');
      await upload(stage.page);
      await expect(stage.page.getByRole('progressbar')).toBeVisible();
    },
  },
  'pictures.uploadFails': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await open(stage);
      const refused = { method: 'POST', status: 415, code: 'unsupported-type' };
      await failing(stage.page, '/user/me/picture', refused);
      await upload(stage.page);
      await expect(stage.page.getByRole('alert')).toBeVisible();
    },
  },
  'pictures.crop': {
    who: 'member',
    route: `${ROUTE}&edit=true`,
    bring: async (stage) => {
      await open(stage, `${ROUTE}&edit=true`);
      await expect(stage.page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
      await stage.page.getByRole('button', { name: 'Crop Picture 1' }).click();
      await expect(stage.page.getByRole('application')).toBeFocused();
    },
  },
  'pictures.broken': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await failing(stage.page, '/user/me/picture/*', { status: 404, code: 'not-found' });
      await open(stage);
      await expect(
        stage.page
          .getByText('Picture 2 cannot be shown')
          .or(stage.page.getByRole('img', { name: /Picture 2/ }))
          .first(),
      ).toBeVisible();
    },
  },
});
