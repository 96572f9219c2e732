import { expect } from '@playwright/test';
import { apiOf } from '../site/api.ts';
import {
  defineStates,
  expectTitle,
  failing,
  field,
  stopTime,
  type Stage,
  type State,
} from './stage.ts';

const ROUTE = '/cv-data?edit=true';

const inForm = (before: (stage: Stage) => Promise<void>, then: State['bring'], tab = '') => ({
  who: 'member' as const,
  route: ROUTE,
  bring: async (stage: Stage) => {
    await before(stage);
    await stage.page.goto(`${stage.site.url}${ROUTE}${tab}`);
    await expectTitle(stage.page, 'My CV Data');
    await expect(stage.page.getByRole('button', { name: 'Save CV' })).toBeVisible();
    await then(stage);
  },
});

/** Another version each time. */
async function saveOnce({ page, site }: Stage): Promise<void> {
  const { putCv } = await apiOf(page, site);
  await putCv({
    language_skills: [{ id: `${Date.now()}`, language: 'Deutsch', level: 'Fluent' }],
  });
}
const sheet = ({ page }: Stage) => page.getByRole('dialog', { name: 'History of this CV' });
async function openHistory(stage: Stage): Promise<void> {
  await stage.page.getByRole('button', { name: 'History' }).click();
  await expect(sheet(stage).getByRole('listitem').first()).toBeVisible();
}

/** Answers the CV with courses that an import left without a place; nothing is stored. */
async function withoutPlaces({ page }: Stage): Promise<void> {
  await page.route('**/api/user/me/cv', async (route) => {
    const response = await route.fetch();
    const cv = (await response.json()) as { education: object[] };
    const education = cv.education.map((course) => ({ ...course, location: '' }));
    await route.fulfill({ response, json: { ...cv, education } });
  });
}

/** The CV's form: its history, what it lacks, and a save that nobody can be asked for. */
export const historyStates = defineStates({
  'history.list': inForm(saveOnce, openHistory),
  'history.version': inForm(saveOnce, async (stage) => {
    await openHistory(stage);
    await sheet(stage).getByRole('listitem').nth(1).getByRole('button').click();
    await expect(sheet(stage).getByRole('button', { name: 'Restore this version' })).toBeVisible();
  }),
  'history.fails': inForm(
    ({ page }) => failing(page, '/user/me/cv/*/versions'),
    async (stage) => {
      await stage.page.getByRole('button', { name: 'History' }).click();
      await expect(sheet(stage).getByRole('alert')).toContainText('could not be loaded');
    },
  ),
  'cvData.lacking': inForm(
    withoutPlaces,
    ({ page }) => expect(page.getByText(/^Location is missing in/)).toBeVisible(),
    '&tab=education',
  ),
  'cvData.waiting': inForm(
    async ({ page }) => {
      await page.route('**/api/user/me/cv/*', (route) =>
        route.request().method() === 'PUT' ? route.abort() : route.fallback(),
      );
    },
    async ({ page }) => {
      await stopTime(page);
      await field(page, 'Title').fill(`Analyst ${Date.now()}`);
      await page.getByRole('button', { name: 'Save CV' }).click();
      await expect(page.getByText(/^Not saved yet\. It will be saved automatically/)).toBeVisible();
    },
  ),
  'cvData.undone': inForm(
    async () => undefined,
    async ({ page }) => {
      await field(page, 'Title').fill('Analyst of another kind');
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('Undone: Title').first()).toBeVisible();
    },
  ),
});
