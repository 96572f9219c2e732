import { expect, type Page } from '@playwright/test';
import { defaultSectionEntry } from '@sastre/shared-contracts/api';
import { apiOf } from '../site/api.ts';
import {
  defineStates,
  expectTitle,
  failing,
  field,
  hanging,
  kept,
  stopTime,
  type Stage,
  type State,
} from './stage.ts';

const ROUTE = '/cv-data';

/** Opens the CV screen. */
async function open({ page, site }: Stage, query = ''): Promise<void> {
  await page.goto(`${site.url}${ROUTE}${query}`);
  await expectTitle(page, 'My CV Data');
}

/** Opens the CV's form. Its title comes before what is stored: what is changed elsewhere now is changed after it was read. */
async function openForm(stage: Stage, query = ''): Promise<void> {
  await open(stage, `?edit=true${query}`);
  await expect(stage.page.getByRole('button', { name: 'Save CV' })).toBeVisible();
}

const read = (tab: string, who: State['who'] = 'member'): State => ({
  who,
  route: `${ROUTE}?tab=${tab}`,
  bring: async (stage) => {
    await open(stage, `?tab=${tab}`);
    await expect(stage.page.getByRole('tabpanel')).toBeVisible();
  },
});
const edit = (tab: string, who: State['who'] = 'member'): State => ({
  who,
  route: `${ROUTE}?edit=true&tab=${tab}`,
  bring: async (stage) => {
    await openForm(stage, `&tab=${tab}`);
    if (tab === 'experience' && who === 'member')
      await stage.page.locator('.ql-editor').last().waitFor();
  },
});

/** A change, and the click that saves it. */
async function save(page: Page): Promise<void> {
  await field(page, 'Title').fill(`Analyst ${Date.now()}`);
  await page.getByRole('button', { name: 'Save CV' }).click();
}

/** Answers the CV with two sections, one with a heading of its own; nothing is stored, so that other screens stay as they are. */
async function withSections({ page }: Stage): Promise<void> {
  const entry = { ...defaultSectionEntry, id: '1' };
  const bridge = { name: 'Foot bridge', organisation: 'Town of Lund', url: 'bridge.example' };
  const shed = { id: '2', name: 'Shed', highlights: ['Of oak', 'In a week'] };
  const sections = [
    {
      id: 'a',
      kind: 'projects',
      title: 'Things I built',
      entries: [
        { ...entry, ...bridge },
        { ...entry, ...shed },
      ],
    },
    { id: 'b', kind: 'interests', title: '', entries: [{ ...entry, name: 'Chess' }] },
  ];
  await page.route('**/api/user/me/cv', async (route) => {
    const response = await route.fetch();
    const cv = (await response.json()) as object;
    await route.fulfill({ response, json: { ...cv, sections } });
  });
}

const letter = ({ cast }: Stage, query: string) =>
  `?cvId=${cast.member.tailoredId}&tab=coverLetter${query}`;

export const cvDataStates = defineStates({
  'cvData.personal': read('personal'),
  'cvData.experience': read('experience'),
  'cvData.education': read('education'),
  'cvData.skills': read('skills'),
  'cvData.more': {
    ...read('more'),
    bring: async (stage) => {
      await withSections(stage);
      await read('more').bring(stage);
    },
  },
  'cvData.personalEmpty': read('personal', 'thin'),
  'cvData.experienceEmpty': read('experience', 'thin'),
  'cvData.educationEmpty': read('education', 'thin'),
  'cvData.skillsEmpty': read('skills', 'thin'),
  'cvData.moreEmpty': read('more', 'thin'),
  'cvData.editPersonal': edit('personal'),
  'cvData.editExperience': edit('experience'),
  'cvData.editEducation': edit('education'),
  'cvData.editSkills': edit('skills'),
  'cvData.editExperienceEmpty': edit('experience', 'thin'),
  'cvData.editEducationEmpty': edit('education', 'thin'),
  'cvData.editSkillsEmpty': edit('skills', 'thin'),
  'cvData.editMoreEmpty': edit('more', 'thin'),
  'cvData.editMore': {
    ...edit('more'),
    bring: async (stage) => {
      await withSections(stage);
      await edit('more').bring(stage);
      await stage.page.locator('.ql-editor').last().waitFor();
    },
  },
  'cvData.tailoredLetter': {
    who: 'member',
    route: `${ROUTE}?cvId={id}&tab=coverLetter`,
    bring: async (stage) => {
      await stage.page.goto(`${stage.site.url}${ROUTE}${letter(stage, '&edit=true')}`);
      await expectTitle(stage.page, 'Tailored CV Data');
      await stage.page.locator('.ql-editor').waitFor();
    },
  },
  'cvData.errors': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      await openForm(stage);
      await field(stage.page, 'Full name').fill('');
      await field(stage.page, 'Email').fill('nobody');
      await stage.page.getByRole('button', { name: 'Save CV' }).click();
      await expect(stage.page.getByText('Enter your full name')).toBeVisible();
      await expect(field(stage.page, 'Full name')).toBeFocused();
    },
  },
  'cvData.loading': {
    who: 'member',
    route: ROUTE,
    bring: async ({ page, site }) => {
      await hanging(page, '/user/me/cv');
      await page.goto(`${site.url}${ROUTE}`);
      await expect(page.getByText('Loading your CV...')).toBeVisible();
    },
  },
  'cvData.loadError': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await failing(stage.page, '/user/me/cv');
      await open(stage);
      await expect(stage.page.getByRole('alert')).toContainText('Error: ');
    },
  },
  'cvData.loadErrorWithMessage': {
    who: 'member',
    route: ROUTE,
    bring: async (stage) => {
      await failing(stage.page, '/user/me/cv', { message: 'The ledger is closed.' });
      await open(stage);
      await expect(stage.page.getByRole('alert')).toContainText('Error: ');
    },
  },
  'cvData.empty': {
    who: 'newcomer',
    route: ROUTE,
    bring: async (stage) => {
      await open(stage);
      await expect(stage.page.getByText('No CV data')).toBeVisible();
    },
  },
  'cvData.saving': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      await openForm(stage);
      await hanging(stage.page, '/user/me/cv/*', 'PUT');
      await save(stage.page);
      await expect(stage.page.getByRole('button', { name: 'Save CV' })).toHaveAttribute(
        'aria-busy',
        'true',
      );
    },
  },
  'cvData.saveFails': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      await openForm(stage);
      await failing(stage.page, '/user/me/cv/*', { method: 'PUT' });
      await save(stage.page);
      await expect(stage.page.getByRole('alert')).toContainText('Failed to save CV');
    },
  },
  'cvData.saveAnswersNothing': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      await openForm(stage);
      await stage.page.route('**/api/user/me/cv/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({ status: 200, contentType: 'application/json', body: '' })
          : route.fallback(),
      );
      await save(stage.page);
      await expect(stage.page.getByRole('alert')).toContainText('Failed to create or update CV');
    },
  },
  'cvData.saved': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      await openForm(stage);
      await stopTime(stage.page);
      await save(stage.page);
      await expect(stage.page.getByText('CV saved successfully!')).toBeVisible();
    },
  },
  'cvData.restored': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      const { page } = stage;
      await openForm(stage);
      await field(page, 'Phone').fill('+34 611 111 111');
      await kept(page, '+34 611 111 111');
      await page.reload();
      await expect(field(page, 'Phone')).toHaveValue('+34 611 111 111');
    },
  },
  'cvData.conflict': {
    who: 'member',
    route: `${ROUTE}?edit=true`,
    bring: async (stage) => {
      const { page, site } = stage;
      const { putCv } = await apiOf(page, site);
      await openForm(stage);
      // What somebody else saved meanwhile is another one each time.
      await putCv({
        language_skills: [{ id: `${Date.now()}`, language: 'Deutsch', level: 'Fluent' }],
      });
      await save(page);
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    },
  },
});
