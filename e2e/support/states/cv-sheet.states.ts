import { expect } from '@playwright/test';
import { generatedCv } from '../documents/generated-cv.ts';
import { previewButton, sheetLine } from '../pages/cv-sheet.page.ts';
import { defineStates, type Stage, type State } from './stage.ts';

const ROUTE = '/cv-data?edit=true';

async function openForm({ page, site }: Stage, query = ''): Promise<void> {
  await page.goto(`${site.url}${ROUTE}${query}`);
  await expect(page.getByRole('button', { name: 'Save CV' })).toBeVisible();
}

/** Answers the CV with fifteen jobs; nothing is stored. */
async function withFifteenJobs({ page }: Stage): Promise<void> {
  const amounts = { jobs: 15, achievements: 4, courses: 4, skills: 30 };
  const { work_experience } = generatedCv(5, amounts);
  await page.route('**/api/user/me/cv', async (route) => {
    const response = await route.fetch();
    const cv = (await response.json()) as object;
    await route.fulfill({ response, json: { ...cv, work_experience } });
  });
}

/** Asks for the sheet in a window without room for it beside the form. */
async function openBelow(stage: Stage): Promise<void> {
  await stage.page.setViewportSize({ width: 390, height: 900 });
  await openForm(stage);
  await previewButton(stage.page).click();
}

const ofMember = (bring: State['bring'], query = ''): State => ({
  who: 'member',
  route: ROUTE + query,
  bring,
});

/** /cv-data: the sheet beside the form, and what stands in for it. */
export const cvSheetStates = defineStates({
  'cvSheet.longCv': ofMember(async (stage) => {
    const { page } = stage;
    await withFifteenJobs(stage);
    await openForm(stage, '&tab=experience');
    await page.getByRole('button', { name: /^Experience 2 / }).click();
    await page.locator('.ql-editor').waitFor();
    await sheetLine(page, 'work_experience.1.position').waitFor();
  }, '&tab=experience'),
  'cvSheet.off': ofMember(async (stage) => {
    await openForm(stage);
    await previewButton(stage.page).click();
    await expect(previewButton(stage.page)).toHaveAttribute('aria-pressed', 'false');
  }),
  'cvSheet.below': ofMember(async (stage) => {
    await openBelow(stage);
    await sheetLine(stage.page, 'personal_info.fullName').waitFor();
  }),
  'cvSheet.failed': ofMember(async (stage) => {
    await stage.page.route('**/mfe/export/**', (route) => route.abort());
    await openBelow(stage);
    await expect(stage.page.getByText('The preview could not be loaded.')).toBeVisible();
  }),
});
