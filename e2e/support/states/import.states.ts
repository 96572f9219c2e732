import { expect } from '@playwright/test';
import { cvPdf, picturePdf, RESUME_JSON, type ImportFile } from '../documents/import-files.ts';
import { finishAllTheSame } from '../pages/import.page.ts';
import { apiOf } from '../site/api.ts';
import { defineStates, expectTitle, failing, field, hanging, type Stage } from './stage.ts';

const ROUTE = '/import';

async function open({ page, site }: Stage): Promise<void> {
  await page.goto(`${site.url}${ROUTE}`);
  await expectTitle(page, 'Import my CV');
  await expect(field(page, 'Text of your CV')).toBeVisible();
}

async function bring(stage: Stage, file: ImportFile): Promise<void> {
  await open(stage);
  await stage.page.getByLabel(/Choose a file/).setInputFiles(file);
}

/** The review of a file. */
async function review(stage: Stage, file: ImportFile): Promise<void> {
  await bring(stage, file);
  await expect(stage.page.getByRole('button', { name: 'Finish', exact: true })).toBeVisible();
}

/** Finishes a review, whatever is open in it. */
async function finish({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Finish', exact: true }).click();
  await finishAllTheSame(page);
}

export const importStates = defineStates({
  'import.choosing': { who: 'newcomer', route: ROUTE, bring: open },
  'import.refused': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      await bring(stage, await picturePdf());
      await expect(stage.page.getByRole('alert')).toContainText('picture of a page');
    },
  },
  'import.reading': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      // The worker does not come, so that reading stays.
      await stage.page.route('**/reading.worker.js', () => undefined);
      await bring(stage, RESUME_JSON);
      await expect(stage.page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    },
  },
  'import.reviewPdf': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      await review(stage, await cvPdf(2));
      await expect(stage.page.getByRole('img', { name: 'Page 1 of 2' })).toBeAttached();
      await stage.page.locator('.ql-editor').last().waitFor();
      await expect(stage.page.locator('svg[viewBox="0 0 595 842"]')).toBeAttached();
    },
  },
  'import.reviewLoose': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await review(stage, RESUME_JSON);
      await expect(stage.page.getByRole('listitem', { name: 'Part 1' })).toBeVisible();
      await expect(stage.page.getByRole('radio', { name: /Add entries/ })).toBeVisible();
    },
  },
  'import.conflict': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      const { page, site } = stage;
      const { putCv } = await apiOf(page, site);
      await review(stage, RESUME_JSON);
      // What somebody else saved meanwhile is another one each time.
      await putCv({
        language_skills: [{ id: `${Date.now()}`, language: 'Deutsch', level: 'Fluent' }],
      });
      await finish(stage);
      await expect(page.getByRole('region', { name: 'Changed elsewhere' })).toBeVisible();
    },
  },
  'import.saving': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      await review(stage, RESUME_JSON);
      await hanging(stage.page, '/user/me/cv/*', 'PUT');
      await finish(stage);
      await expect(stage.page.getByRole('button', { name: 'Finish', exact: true })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  'import.saveFails': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      await review(stage, RESUME_JSON);
      await failing(stage.page, '/user/me/cv/*', { method: 'PUT' });
      await finish(stage);
      await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
    },
  },
  'import.loadError': {
    who: 'newcomer',
    route: ROUTE,
    bring: async ({ page, site }) => {
      await failing(page, '/user/me/cv');
      await page.goto(`${site.url}${ROUTE}`);
      await expect(page.getByRole('alert')).toContainText('Failed to fetch CV');
    },
  },
});
