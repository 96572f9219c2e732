import { expect, type Page } from '@playwright/test';
import { defineStates, expectTitle, failing, field, hanging, type Stage } from './stage.ts';

const TITLES = [
  'Personal Information',
  'Work Experience',
  'Education',
  'Skills',
  'Profile Photo',
] as const;

/** Opens the onboarding and goes on to a step, 0–4. */
async function openStep({ page, site }: Stage, step: number): Promise<void> {
  await page.goto(`${site.url}/onboarding`);
  await expectTitle(page, TITLES[0]);
  for (const title of TITLES.slice(1, step + 1)) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await expectTitle(page, title);
  }
}

const addWork = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Work Experience' }).click();
  await page.locator('.ql-editor').last().waitFor();
};
const addEducation = (page: Page) => page.getByRole('button', { name: 'Add Education' }).click();

async function fillDates(page: Page): Promise<void> {
  await page
    .getByRole('group', { name: /Start date/ })
    .getByRole('textbox')
    .fill('2021');
}

/** Touches a field and leaves it, so that it says what is missing. */
async function leave(page: Page, name: string, error: string): Promise<void> {
  await field(page, name).fill('');
  await field(page, name).blur();
  await expect(page.getByText(error)).toBeVisible();
}

export const onboardingStates = defineStates({
  'onboarding.personal': {
    who: 'newcomer',
    route: '/onboarding',
    bring: (stage) => openStep(stage, 0),
  },
  'onboarding.personalErrors': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 0);
      await leave(stage.page, 'Full name', 'Enter your full name');
      await field(stage.page, 'Email').fill('nobody');
      await field(stage.page, 'Email').blur();
      await expect(stage.page.getByText('Enter an email like name@example.com')).toBeVisible();
    },
  },
  'onboarding.experience': {
    who: 'newcomer',
    route: '/onboarding',
    bring: (stage) => openStep(stage, 1),
  },
  'onboarding.experienceErrors': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 1);
      await addWork(stage.page);
      // A blank entry is none.
      await stage.page.getByRole('textbox', { name: 'Location' }).fill('Lisbon');
      await leave(stage.page, 'Company', 'Enter the company');
    },
  },
  'onboarding.experienceEntries': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      const { page } = stage;
      await openStep(stage, 1);
      await addWork(page);
      await field(page, 'Company').fill('Costa Clinics');
      await field(page, 'Position').fill('Reporting analyst');
      await fillDates(page);
      await page.getByRole('checkbox', { name: 'Currently working here' }).check();
      await addWork(page);
      await expect(page.getByRole('region', { name: 'Experience 2', exact: true })).toBeVisible();
    },
  },
  'onboarding.education': {
    who: 'newcomer',
    route: '/onboarding',
    bring: (stage) => openStep(stage, 2),
  },
  'onboarding.educationErrors': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 2);
      await addEducation(stage.page);
      await stage.page.getByRole('textbox', { name: 'Location' }).fill('Lisbon');
      await leave(stage.page, 'Institution', 'Enter the institution');
    },
  },
  'onboarding.educationEntries': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      const { page } = stage;
      await openStep(stage, 2);
      await addEducation(page);
      await field(page, 'Institution').fill('University of Málaga');
      await field(page, 'Degree').fill('BSc');
      await fillDates(page);
      await addEducation(page);
      await expect(page.getByRole('region', { name: 'Education 2', exact: true })).toBeVisible();
    },
  },
  'onboarding.skills': {
    who: 'newcomer',
    route: '/onboarding',
    bring: (stage) => openStep(stage, 3),
  },
  'onboarding.skillsEntries': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      const { page } = stage;
      await openStep(stage, 3);
      await field(page, 'Skill').fill('SQL');
      await page.getByRole('button', { name: 'Add skill' }).click();
      await field(page, 'Language').fill('Español');
      await page.getByRole('button', { name: 'Add language' }).click();
      await expect(page.getByRole('button', { name: 'Remove Español' })).toBeVisible();
    },
  },
  'onboarding.photo': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 4);
      await expect(stage.page.locator('input[type=file]')).toBeAttached();
    },
  },
  'onboarding.photoChoices': {
    who: 'member',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 4);
      await expect(stage.page.getByRole('img', { name: 'Picture 2' })).toBeVisible();
    },
  },
  'onboarding.saving': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 4);
      await hanging(stage.page, '/user/me/cv/*', 'PUT');
      await stage.page.getByRole('button', { name: 'Finish' }).click();
      await expect(stage.page.getByRole('button', { name: 'Finish' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  'onboarding.saveFails': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async (stage) => {
      await openStep(stage, 4);
      await failing(stage.page, '/user/me/cv/*', { method: 'PUT' });
      await stage.page.getByRole('button', { name: 'Finish' }).click();
      await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
    },
  },
  'onboarding.loading': {
    who: 'newcomer',
    route: '/onboarding',
    untitled: true,
    bring: async ({ page, site }) => {
      await hanging(page, '/user/me/cv');
      await page.goto(`${site.url}/onboarding`);
      await expect(page.getByText('Loading your CV...')).toBeVisible();
    },
  },
  'onboarding.loadError': {
    who: 'newcomer',
    route: '/onboarding',
    bring: async ({ page, site }) => {
      await failing(page, '/user/me/cv');
      await page.goto(`${site.url}/onboarding`);
      await expect(page.getByRole('alert')).toContainText('Failed to fetch CV');
    },
  },
});
