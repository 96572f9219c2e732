import type { Page } from '@playwright/test';
import { crashOnce } from '../pages/page-changes.ts';
import type { Screen } from './screens.ts';

const CV = '**/api/user/me/cv';
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true });

/** Each collision needs another text: the same one would be no change. */
let collisions = 0;

async function edit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/cv-data?edit=true`);
  await title(page).waitFor();
}

/** Waiting, empty, failed, in conflict: each brought up as it comes to be. */
export const STATE_SCREENS: readonly Screen[] = [
  {
    name: 'state-loading',
    caption: 'CV data, loading',
    mock: 'states',
    role: 'member',
    open: async ({ page, url }) => {
      await page.route(CV, () => undefined);
      await page.goto(`${url}/cv-data`);
      await page.getByText('Loading your CV...').waitFor();
    },
  },
  {
    name: 'state-empty',
    caption: 'CV data, no CV yet',
    mock: 'states',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await page.goto(`${url}/cv-data`);
      await page.getByText('No CV data').waitFor();
    },
  },
  {
    name: 'state-empty-pictures',
    caption: 'Profile photo, none yet',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await page.goto(`${url}/onboarding`);
      await page.getByRole('button', { name: 'Next', exact: true }).waitFor();
      for (const step of ['Work Experience', 'Education', 'Skills', 'Profile Photo']) {
        await page.getByRole('button', { name: 'Next', exact: true }).click();
        await page.getByRole('heading', { level: 1, name: step }).waitFor();
      }
      await page.getByText('Max 5MB').waitFor();
    },
  },
  {
    name: 'state-crop',
    caption: 'Pictures, one of them cropped',
    role: 'member',
    open: async ({ page, url }) => {
      await page.goto(`${url}/cv-data?edit=true&tab=pictures`);
      await page.locator('img[alt="Picture 1"]').waitFor();
      await page.getByRole('button', { name: 'Crop Picture 1' }).click();
      await page.getByRole('application').waitFor();
    },
  },
  {
    name: 'state-error',
    caption: 'CV data, could not be loaded',
    mock: 'states',
    role: 'member',
    open: async ({ page, url }) => {
      await page.route(CV, (route) => route.fulfill({ status: 500, body: '' }));
      await page.goto(`${url}/cv-data`);
      await page.getByText(/^Error: /).waitFor();
    },
  },
  {
    name: 'state-unsaved',
    caption: 'CV data, unsaved changes and a required field left blank',
    mock: 'states',
    role: 'member',
    open: async ({ page, url }) => {
      await edit(page, url);
      await page.getByRole('textbox', { name: 'Full name' }).fill('');
      await title(page).fill('Hydrologist');
      await page.getByRole('button', { name: 'Save CV' }).click();
      await page.getByText('Enter your full name').waitFor();
    },
  },
  {
    name: 'state-restored',
    caption: 'CV data, what was typed is back',
    role: 'member',
    open: async ({ page, url }) => {
      await edit(page, url);
      await title(page).fill('Hydrologist');
      page.once('dialog', (question) => void question.accept());
      await page.getByRole('link', { name: 'Back to Dashboard' }).click();
      await page.getByRole('heading', { level: 1, name: 'Welcome, Ines Marquardt' }).waitFor();
      await edit(page, url);
      await page.getByText('What you typed before is back.').waitFor();
    },
  },
  {
    name: 'state-conflict',
    caption: 'CV data, changed elsewhere',
    role: 'member',
    open: async ({ page, url }) => {
      await edit(page, url);
      await title(page).fill('Hydrologist');
      const other = await page.context().newPage();
      await edit(other, url);
      collisions += 1;
      await title(other).fill(`Water Engineer, part ${collisions}`);
      await other.getByRole('button', { name: 'Save CV' }).click();
      await other.getByText('CV saved successfully!').waitFor();
      await other.close();
      await page.getByRole('button', { name: 'Save CV' }).click();
      await page.getByRole('button', { name: 'Keep mine' }).waitFor();
    },
  },
  {
    name: 'state-session-ended',
    caption: 'Session ended in the middle of an edit',
    role: 'member',
    open: async ({ page, url }) => {
      await edit(page, url);
      await title(page).fill('Hydrologist');
      await page.context().clearCookies();
      await page.route('**/api/**', (route) => route.fulfill({ status: 401, body: '{}' }));
      await page.getByRole('button', { name: 'Save CV' }).click();
      await page.getByText('Your session has ended.').waitFor();
    },
  },
  {
    name: 'state-remote-failed',
    caption: 'A product area that could not be loaded',
    role: 'member',
    open: async ({ page, url }) => {
      await page.route('**/mfe/cv-editor/**', (route) => route.abort());
      await page.goto(`${url}/cv-data`);
      await page.getByRole('button', { name: 'Retry' }).waitFor({ timeout: 30_000 });
    },
  },
  {
    name: 'fallback',
    caption: 'Fallback',
    mock: 'states',
    role: 'member',
    open: async ({ page, url }) => {
      await crashOnce(page);
      await page.goto(`${url}/plans`);
      await page.getByText('Something went wrong. Please try again later.').waitFor();
    },
  },
];
