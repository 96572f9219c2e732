import { expect, type Page } from '@playwright/test';
import { UNLIMITED } from '@sastre/shared-contracts/api';
import {
  MODEL_AWAY,
  onStart,
  UNREAD,
  withCheck,
  withJob,
  withUsage,
} from '../documents/tailoring-answers.ts';
import { fillTailoring, type TailoringInput } from '../pages/tailoring.page.ts';
import {
  defineStates,
  expectTitle,
  failing,
  field,
  hanging,
  type Stage,
  type State,
} from './stage.ts';

const ROUTE = '/tailor-cv';
const JOB = 'SQL and dashboards for the reporting team.';
const USAGE = '/user/me/saas/subscriptions/active';
const START = '/user/me/cv/tailor';
const USED_UP = {
  todaysConsumptions: 3,
  dailyRateLimit: 3,
  thisWeeksConsumptions: 3,
  weeklyRateLimit: 10,
};

async function open({ page, site }: Stage): Promise<void> {
  await page.goto(`${site.url}${ROUTE}`);
  await expectTitle(page, 'Tailor CV');
}

/** The screen as a member finds it, once everything of it is there. */
async function openIdle(stage: Stage): Promise<void> {
  await open(stage);
  await stage.page.locator('.ql-editor').waitFor();
  await expect(stage.page.getByRole('list', { name: 'Your AI use' })).toBeVisible();
}

async function fill({ page, site }: Stage, input: Partial<TailoringInput> = {}): Promise<void> {
  await fillTailoring(page, site, { company: 'Northlight Hotels', job: JOB, ...input });
  await expect(ai(page)).toBeEnabled();
}

const ai = (page: Page) => page.getByRole('button', { name: /^Tailor using AI/ });
const state = (bring: State['bring'], who: State['who'] = 'member'): State => ({
  who,
  route: ROUTE,
  bring,
});
const wording = (input: Partial<TailoringInput>, words: string): State =>
  state(async (stage) => {
    await fill(stage, input);
    await expect(ai(stage.page)).toHaveText(`Tailor using AI${words}`);
    const manual = stage.page.getByRole('button', { name: /^Continue without/ });
    await expect(manual).toHaveText(`Continue without AI Tailoring${words}`);
  });

/** Starts a job that `prepare` has decided on, and waits until the screen says what came of it. */
const failed = (prepare: (page: Page) => Promise<void>, text: string): State =>
  state(async (stage) => {
    await prepare(stage.page);
    await fill(stage);
    await ai(stage.page).click();
    await expect(stage.page.getByRole('alert')).toContainText(text);
    await expect(ai(stage.page)).toBeEnabled();
    await expect(field(stage.page, 'Company name')).toHaveValue('Northlight Hotels');
  });

/** /tailor-cv from the check of the plan to the end of a job. Jobs are told by stand-ins: the cast's allowance is small. */
export const tailoringStates = defineStates({
  'tailor.noCv': state(async (stage) => {
    await open(stage);
    await expect(stage.page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible();
  }, 'newcomer'),
  'tailor.checking': state(async (stage) => {
    await hanging(stage.page, USAGE);
    await open(stage);
    await stage.page.locator('.ql-editor').waitFor();
    await expect(stage.page.getByText('Checking your plan…')).toBeAttached();
    await expect(ai(stage.page)).toBeDisabled();
  }),
  'tailor.checkFailed': state(async (stage) => {
    await failing(stage.page, USAGE);
    await open(stage);
    await stage.page.locator('.ql-editor').waitFor();
    await expect(stage.page.getByRole('alert')).toContainText('Your plan could not be checked.');
  }),
  'tailor.editorLoading': state(async (stage) => {
    // Whatever its file is called: the editor's code names its classes.
    await stage.page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      if (!(await response.text()).includes('ql-toolbar')) await route.fulfill({ response });
    });
    await open(stage);
    await expect(stage.page.locator('textarea[rows="3"]')).toBeVisible();
    await expect(stage.page.getByRole('list', { name: 'Your AI use' })).toBeVisible();
  }),
  'tailor.empty': state(async (stage) => {
    await openIdle(stage);
    await expect(ai(stage.page)).toBeDisabled();
    await expect(stage.page.getByRole('button', { name: /^Continue without/ })).toHaveCount(0);
  }),
  'tailor.filled': wording({}, ''),
  'tailor.filledLetter': wording({ letter: true }, ', with cover letter'),
  'tailor.filledTranslation': wording({ language: 'de' }, ', with translation'),
  'tailor.filledBoth': wording(
    { letter: true, language: 'es' },
    ', with cover letter and translation',
  ),
  'tailor.letterLanguage': state(async (stage) => {
    await fill(stage, { letter: true });
    await stage.page.getByRole('combobox', { name: 'Language of the letter' }).selectOption('de');
    await expect(
      stage.page.getByText(/leaves your own sentences out, and names posts/),
    ).toBeVisible();
  }),
  'tailor.cannotBeDone': state(async (stage) => {
    await withCheck(stage.page, UNREAD);
    const input = { company: 'Northlight Hotels', job: JOB };
    await fillTailoring(stage.page, stage.site, { ...input, letter: true, language: 'en' });
    await expect(stage.page.getByText('Your CV is already in this language.')).toBeVisible();
    await expect(stage.page.getByText(/^None of this can be done/)).toHaveCount(2);
    await expect(ai(stage.page)).toBeDisabled();
  }),
  'tailor.tooLong': state(async (stage) => {
    const job = 'SQL and dashboards. '.repeat(1_001);
    await fillTailoring(stage.page, stage.site, { company: 'Northlight Hotels', job });
    await expect(stage.page.getByText(/^The job description is too long/)).toBeVisible();
    await expect(ai(stage.page)).toBeDisabled();
  }),
  'tailor.unlimited': state(async (stage) => {
    await withUsage(stage.page, { dailyRateLimit: UNLIMITED, weeklyRateLimit: UNLIMITED });
    await open(stage);
    await stage.page.locator('.ql-editor').waitFor();
    await expect(stage.page.getByText('Your plan has unlimited AI use.')).toBeVisible();
  }),
  'tailor.usedUp': state(async (stage) => {
    await withUsage(stage.page, USED_UP);
    await fill(stage);
    await expect(stage.page.getByText('3 of 3 AI operations used today')).toBeVisible();
  }),
  'tailor.limits': state(async (stage) => {
    await withUsage(stage.page, USED_UP);
    await fill(stage);
    await ai(stage.page).click();
    await stage.page.waitForURL('**/plans');
    await expect(stage.page.getByRole('heading', { level: 1 })).toBeVisible();
  }),
  'tailor.queued': state(async (stage) => {
    await withJob(stage.page, { state: 'queued', engine: null });
    await fill(stage);
    await ai(stage.page).click();
    await expect(stage.page.getByText('Waiting to start')).toBeVisible();
    await expect(field(stage.page, 'Company name')).toBeDisabled();
  }),
  'tailor.busy': state(async (stage) => {
    await withJob(stage.page, { progress: 58, stage: 'letter' });
    await fill(stage, { letter: true, language: 'de' });
    await ai(stage.page).click();
    const step = stage.page.locator('[aria-current=step]');
    await expect(step).toHaveText('Writing the cover letter');
    await expect(stage.page.getByText(/^The built-in engine runs\./)).toBeVisible();
    await expect(field(stage.page, 'Company name')).toBeDisabled();
  }),
  'tailor.startFails': failed(
    (page) => failing(page, START, { method: 'POST' }),
    'Failed to tailor CV',
  ),
  'tailor.startAnswersNothing': failed(
    (page) => onStart(page, (route) => route.fulfill({ status: 202, body: '' })),
    'Failed to tailor CV',
  ),
  'tailor.full': failed(
    (page) => failing(page, START, { method: 'POST', status: 409, code: 'limit-reached' }),
    'Delete one first',
  ),
  'tailor.jobFails': failed(
    (page) => withJob(page, { state: 'failed', failedReason: 'engine-failed' }),
    'Failed to tailor CV',
  ),
  'tailor.modelFails': failed(
    (page) => withJob(page, MODEL_AWAY),
    'The language model could not be reached. It did not cost you anything. Use the built-in engine',
  ),
  'tailor.statusFails': failed(async (page) => {
    await withJob(page, {});
    await failing(page, `${START}/progress/*`, { status: 404, code: 'not-found' });
  }, 'Failed to check tailoring status'),
});
