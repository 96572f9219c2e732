import type { Page } from '@playwright/test';
import type { Screen } from './screens.ts';

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor();
const STEPS = [
  'Personal Information',
  'Work Experience',
  'Education',
  'Skills',
  'Profile Photo',
] as const;
const TABS = [
  ['personal', 'Personal'],
  ['experience', 'Experience'],
  ['education', 'Education'],
  ['skills', 'Skills'],
  ['pictures', 'Pictures'],
] as const;

/** What comes with a file or a call of its own is there: rich text, the three pictures. */
async function settle(page: Page): Promise<void> {
  const lazy = page.getByText('Description', { exact: true }).or(page.locator('.ql-editor'));
  if (await lazy.first().isVisible()) await page.locator('.ql-editor').first().waitFor();
  if (await page.getByRole('heading', { name: /^Your Pictures/ }).isVisible())
    for (const number of [1, 2, 3]) await page.locator(`img[alt="Picture ${number}"]`).waitFor();
}

const onboarding = STEPS.map((title, index): Screen => ({
  name: `onboarding-${index + 1}`,
  caption: `Onboarding ${index + 1}: ${title}`,
  mock: index === 1 ? 'onboarding' : undefined,
  role: 'member',
  open: async ({ page, url }) => {
    await page.goto(`${url}/onboarding`);
    for (const [at, wanted] of STEPS.slice(0, index + 1).entries()) {
      if (at > 0) await page.getByRole('button', { name: 'Next', exact: true }).click();
      await heading(page, wanted);
    }
    if (title === 'Profile Photo') await page.getByText('Your Pictures (3)').first().waitFor();
    await settle(page);
  },
}));

const reading = TABS.map(([tab, label]): Screen => ({
  name: `cv-data-${tab}`,
  caption: `CV data, ${label}, to read`,
  mock: tab === 'experience' ? 'cv-data' : undefined,
  role: 'member',
  open: async ({ page, url }) => {
    await page.goto(`${url}/cv-data?tab=${tab}`);
    await page.getByRole('tab', { name: label, selected: true }).waitFor();
    if (tab === 'pictures') await page.getByText('Your Pictures (3)').first().waitFor();
    await settle(page);
  },
}));

const editing = TABS.map(([tab, label]): Screen => ({
  name: `cv-data-edit-${tab}`,
  caption: `CV data, ${label}, to edit`,
  mock: tab === 'experience' ? 'cv-data-edit' : undefined,
  role: 'member',
  open: async ({ page, url }) => {
    await page.goto(`${url}/cv-data?edit=true&tab=${tab}`);
    await page.getByRole('tab', { name: label, selected: true }).waitFor();
    await page.getByRole('button', { name: 'Save CV' }).waitFor();
    if (tab === 'pictures') await page.getByText('Your Pictures (3)').first().waitFor();
    await settle(page);
  },
}));

const tailored = (['personal', 'coverLetter'] as const).map((tab): Screen => ({
  name: `tailored-${tab}`,
  caption: `Tailored CV data, ${tab === 'personal' ? 'Personal' : 'Cover Letter'}`,
  role: 'member',
  open: async ({ page, url, tailoredId }) => {
    await page.goto(`${url}/cv-data?cvId=${tailoredId}&tab=${tab}`);
    await heading(page, 'Tailored CV Data');
    if (tab === 'coverLetter') await page.locator('.ql-editor').waitFor();
    await settle(page);
  },
}));

/** Dashboard, onboarding and CV data as they are when all is well. */
export const SIGNED_IN_SCREENS: readonly Screen[] = [
  {
    name: 'dashboard',
    caption: 'Dashboard',
    mock: 'dashboard',
    role: 'member',
    open: async ({ page, url }) => {
      await page.goto(url);
      await heading(page, 'Welcome, Ines Marquardt');
    },
  },
  {
    name: 'onboarding-new',
    caption: 'Onboarding, as a new person finds it',
    role: 'newcomer',
    open: async ({ page, url }) => {
      await page.goto(`${url}/onboarding`);
      await heading(page, 'Personal Information');
    },
  },
  ...onboarding,
  ...reading,
  ...editing,
  ...tailored,
];
